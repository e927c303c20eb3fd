import type { Box, Item, Step } from './scene.ts';

/**
 * Steps as the `d` of a path, in tenths of a pixel: the first point absolute, the rest as differences between rounded
 * points (shorter, and no error adds up). Throws on a coordinate that is not a number: a bug.
 */
export function pathData(steps: readonly Step[]): string {
  let data = '';
  let letter = '';
  let [x, y] = [0, 0];
  let start: readonly [number, number] = [0, 0];
  const add = (command: string, numbers: readonly number[]): void => {
    const text = numbers.map((value, index) => tenths(value, index > 0)).join('');
    // What follows a small m without a letter is a relative line; after a capital M it would be an absolute one.
    const follows = (command === letter && command !== 'm') || (letter === 'm' && command === 'l');
    data += follows && text.startsWith('-') ? text : `${follows ? ' ' : command}${text}`;
    letter = command;
  };
  for (const step of steps) {
    if (step[0] === 'Z') {
      data += 'z';
      letter = 'z';
      [x, y] = start;
      continue;
    }
    const points = step.slice(1).map((value) => roundToTenths(Number(value)));
    const [endX = 0, endY = 0] = points.slice(-2);
    if (step[0] === 'M') {
      if (data === '') add('M', [endX, endY]);
      else add('m', [endX - x, endY - y]);
      start = [endX, endY];
    } else if (step[0] === 'C') {
      add(
        'c',
        points.map((value, index) => value - (index % 2 ? y : x)),
      );
    } else if (endY === y) {
      if (endX !== x) add('h', [endX - x]);
      else add('l', [0, 0]);
    } else if (endX === x) add('v', [endY - y]);
    else add('l', [endX - x, endY - y]);
    [x, y] = [endX, endY];
  }
  return data;
}

/** A rectangle with square corners as steps of a path. */
function rectSteps(box: Box): Step[] {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return [['M', box.x, box.y], ['L', right, box.y], ['L', right, bottom], ['L', box.x, bottom], ['Z']];
}

/** The item as steps, where that is the shorter way: paths and rectangles with square corners. */
export function stepsOf(item: Item): Step[] | undefined {
  if (item.kind === 'path') return item.steps;
  return item.kind === 'rect' && item.radius < 0.3 ? rectSteps(item) : undefined;
}

function roundToTenths(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`A drawing has a coordinate that is not a number: ${value}`);
  return Math.round(value * 10);
}

/** A whole number of tenths as a decimal; `follows` puts a space before it where the minus sign does not part it. */
function tenths(value: number, follows: boolean): string {
  const size = Math.abs(value);
  const [whole, rest] = [Math.trunc(size / 10), size % 10];
  const digits = rest === 0 ? String(whole) : `${whole === 0 ? '' : whole}.${rest}`;
  if (value < 0) return `-${digits}`;
  return follows ? ` ${digits}` : digits;
}

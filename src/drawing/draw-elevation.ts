import type { MeasuredMachine } from './arrangement/measure-machine.ts';
import { describeLengths } from './describe.ts';
import type { DrawnSubject } from './draw-machine.ts';
import { readGivenLengths } from './given-lengths.ts';
import { project } from './place.ts';
import { Scene } from './scene.ts';
import { makeStyles } from './styles.ts';
import { toSvg } from './svg.ts';
import { fill } from '../catalogue/words.ts';

/** Pixels a millimetre: of all elevations the same, so that two of them side by side are at one scale. */
const scale = 0.1;
/** A picture that is so large is seen as other drawings are: line weights grow with it. */
const usualSize = 300;
/** White around the machine, in pixels; none below, where it stands. */
const margin = 4;

/**
 * The principal elevation of a machine at a scale of its own size, without people and goods: ten millimetres a pixel,
 * the ground on the picture's lower edge. Machines that stand side by side are compared by it.
 */
export function drawElevation({ name, tables, theme, words }: DrawnSubject, measured: MeasuredMachine): string {
  const { items, bounds } = measured.views[measured.principal];
  const width = Math.ceil(bounds.width * scale + 2 * margin);
  const height = Math.ceil((bounds.y + bounds.height) * scale + margin);
  const picture = new Scene();
  project(picture, items, margin - bounds.x * scale, height, scale);
  return toSvg(picture, {
    width,
    height,
    styles: makeStyles(theme),
    weight: Math.max(1, Math.max(width, height) / usualSize),
    title: fill(words.drawing.elevationOf, { name }),
    description: describeLengths(readGivenLengths(tables), words),
  });
}

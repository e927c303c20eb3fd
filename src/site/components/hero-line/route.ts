/** Geometry of the hero's drawing, in units of the drawing (a tyre is 60 across). */

export interface Point {
  x: number;
  y: number;
}

/** A place on a route, with the time at which it is passed. */
export interface Stop extends Point {
  /** Seconds from the start. */
  at: number;
  /** How the way to the next stop begins and ends; even without it. */
  ease?: string | undefined;
}

export interface Route {
  stops: Stop[];
  seconds: number;
}

/** A straight conveyor: where its tail pulley is, how long it is and how it rises. */
export interface Slope extends Point {
  length: number;
  /** Degrees, as SVG turns: negative rises to the right. */
  angle: number;
}

/** Units a second of all that is carried. */
export const SPEED = 60;

const round = (value: number) => Math.round(value * 10) / 10;

export function slope(from: Point, to: Point): Slope {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { ...from, length: Math.hypot(dx, dy), angle: (Math.atan2(dy, dx) * 180) / Math.PI };
}

/** The point `distance` along a conveyor and `height` above its middle line. */
export function above({ x, y, angle }: Slope, distance: number, height: number): Point {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)];
  return { x: round(x + distance * cos + height * sin), y: round(y + distance * sin - height * cos) };
}

/**
 * A route through points. Each leg takes the time that the belts' speed gives, or its own.
 * @param legs the points after the first, with the seconds and the ease of the way to them
 */
export function route(start: Point, legs: (Point & { seconds?: number; ease?: string })[]): Route {
  const stops: Stop[] = [{ ...start, at: 0 }];
  for (const { x, y, seconds, ease } of legs) {
    const last = stops.at(-1) as Stop;
    last.ease = ease;
    stops.push({ x, y, at: last.at + (seconds ?? Math.hypot(x - last.x, y - last.y) / SPEED) });
  }
  return { stops, seconds: round((stops.at(-1) as Stop).at * 10) / 10 };
}

/** Where something is after a part (0 to 1) of the route's time, eases left aside. */
export function positionAt({ stops, seconds }: Route, phase: number): Point {
  const time = phase * seconds;
  const next = stops.findIndex(({ at }) => at > time);
  const [a, b] = [stops[next - 1], stops[next]];
  if (!a || !b) return stops.at(-1) as Stop;
  const part = (time - a.at) / (b.at - a.at);
  return { x: round(a.x + (b.x - a.x) * part), y: round(a.y + (b.y - a.y) * part) };
}

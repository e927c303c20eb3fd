/** Puts the machines of a plant on one floor, in the order of the flow: x along the plant, z towards the viewer. */
import type { PlantMeasures } from '../../catalogue/catalogue.ts';
import { Body, isSeenIn, type PartOptions, type ViewName } from '../body/body.ts';
import { boxOfPoints, boundsOfFaces } from '../body/surface.ts';
import { add, placed, subtract, type Vector } from '../body/vector.ts';
import type { DrawnMachine, Flow } from '../families/family.ts';
import { readGivenLengths } from '../given-lengths.ts';
import { bodyKey, makeMachine, type MachineSubject } from '../make-machine.ts';
import { freeShift, occupiedBy, turnedBox, type Occupied } from './clearance.ts';

export interface PlantStation extends MachineSubject {
  id: string;
  /** Its number in the plant's table, from 1: stations without a drawing are left out. */
  number: number;
  /** Machines side by side. */
  count: number;
  /** The number of the station that it follows; undefined for the first. */
  after: number | undefined;
  /** It turns off from the one that it follows, or carries on a branch. */
  isBranch: boolean;
}

export interface PlacedStation {
  station: PlantStation;
  /** Equal for machines that look the same on the floor. */
  key: string;
  /** The machine, turned as it stands in the plant; seen from the front and from above. */
  body: Body;
  /** Where its origin stands, once for each of `count`. */
  places: readonly Vector[];
  /** Opposite corners of all its machines, as installed. */
  low: Vector;
  high: Vector;
  /** The distance to the station before it, where no station of the plant bridges it. */
  gap?: readonly [from: Vector, to: Vector];
}

export interface PlacedPlant {
  stations: readonly PlacedStation[];
  low: Vector;
  high: Vector;
  /** Rounded up to 50 mm. */
  size: Omit<PlantMeasures, 'drawings'>;
}

/** Between machines that no station joins, and between machines side by side (millimetres). */
const [gapLength, passage] = [1500, 1200];
/** Between parts of joined machines. */
const clearance = 25;
const step = 50;

/** The way on from a station: `turn` in degrees, counter-clockwise from above. */
interface Way {
  at: Vector;
  turn: number;
}

interface Standing extends PlacedStation {
  exit: Way;
  aside: Vector | undefined;
  occupied: readonly Occupied[];
  feedingHeight: number | undefined;
}

/** Throws a RangeError without stations. */
export function placePlant(stations: readonly PlantStation[]): PlacedPlant {
  const bodies = new Map<string, DrawnMachine>();
  const make = (subject: MachineSubject): DrawnMachine => {
    const key = bodyKey(subject);
    const made = bodies.get(key) ?? makeMachine(subject);
    bodies.set(key, made);
    return made;
  };
  const standing = new Map<PlantStation, Standing>();
  const occupied: Occupied[] = [];
  for (const station of stations) {
    const followers = (number: number | undefined) => stations.filter(({ after }) => after === number);
    const before = stations.find(({ number }) => number === station.after);
    const last = before && standing.get(before);
    const turned = before ? followers(before.number).filter(({ isBranch }) => isBranch !== before.isBranch) : [];
    // The first branch leaves behind the plant, the next one before it.
    const turns = [90, -90][turned.indexOf(station)] ?? 0;
    const entry = last && {
      at: turns !== 0 && last.aside ? last.aside : last.exit.at,
      turn: last.exit.turn + turns,
    };
    const next = followers(station.number).find(({ isBranch }) => isBranch === station.isBranch);
    const fitted = fit(station, entry?.at[1], next && flowOf(make(next)).inlet[1], next?.machine === 'conveyor');
    const subject = { ...station, fitted };
    const stands = stand(subject, make(subject), entry, last, occupied, {
      hasBranch: followers(station.number).length > (next ? 1 : 0),
      isLast: next === undefined,
    });
    standing.set(station, stands);
    occupied.push(...stands.occupied);
  }
  return lineOf([...standing.values()]);
}

/**
 * A conveyor is built to measure, and a magnet hangs over a belt of any height: their lengths follow from the machines
 * that they join, unless their tables state them. A feeder whose tables give a range of lengths has the usual one.
 */
function fit(
  { machine, figures }: PlantStation,
  from: number | undefined,
  to = 2400,
  isLow = false,
): MachineSubject['fitted'] {
  const given = readGivenLengths(figures);
  const open = (lengths: NonNullable<MachineSubject['fitted']>): MachineSubject['fitted'] =>
    Object.fromEntries(Object.entries(lengths).filter(([name]) => !given[name as keyof typeof given]?.exact));
  if (machine === 'tumble-back-feeder') return open({ length: 6500 });
  if (machine === 'overband-magnet') return open({ beltWidth: 1200, ...(from ? { dischargeHeight: from - 40 } : {}) });
  if (machine !== 'conveyor') return undefined;
  // Its belt rises by a third of its length, and its chute ends a tenth of its length below its head.
  const lift = (isLow ? 1000 : to) + 150;
  const length = Math.min(12_000, Math.max(5000, (lift - 600) / 0.26));
  const hopperHeight = from === undefined ? 1400 : from - 40;
  return open({ length, height: lift + 50 + length * 0.1, beltWidth: 1000, hopperHeight });
}

/** Default: from the left end to the right one, at half the height. */
function flowOf({ flow, body }: DrawnMachine): Flow {
  if (flow) return flow;
  const { low, high } = boundsOfFaces(installed(body).flatMap(({ faces }) => faces));
  const middle = (high[1] + low[1]) / 2;
  return { inlet: [low[0], middle, 0], outlet: [high[0], middle, 0] };
}

const installed = ({ parts }: Body) => parts.filter(({ beside }) => !beside);

/** Places a station behind the one before it, where its machines touch nothing. */
function stand(
  station: PlantStation,
  machine: DrawnMachine,
  entry: Way | undefined,
  last: Standing | undefined,
  occupied: readonly Occupied[],
  { hasBranch, isLast }: { hasBranch: boolean; isLast: boolean },
): Standing {
  const flow = flowOf(machine);
  // The branch leaves behind the plant, which hides less. A machine with a second outlet is alike from both ends.
  const isReversed = hasBranch && flow.aside !== undefined;
  const turn = entry?.turn ?? 0;
  // In the direction of the flow, everything is as if the plant ran along x.
  const [back, forth] = [rotation(-turn), rotation(turn)];
  const obstacles = occupied.map((box) => turnedBox(box, back));
  const attempt = (turnOfMachine: number, reach = 0) => {
    const along = rotation(isReversed ? turnOfMachine - 180 : turnOfMachine);
    const [inlet, outlet] = [along(flow.inlet), along(flow.outlet)];
    const body = turnedBody(machine, turnOfMachine, isReversed);
    const boxes = occupiedBy(body);
    const from = entry ? back(entry.at) : inlet;
    const start: Vector = [from[0] - inlet[0], 0, from[2] - inlet[2]];
    const shiftFrom = (x: number, room: number): number =>
      x + freeShift(boxes, obstacles, [start[0] + x, 0, start[2]], 0, 1, room);
    const { low, high } = boundsOfFaces(body.parts.flatMap(({ faces }) => faces));
    let shift = entry ? shiftFrom(0, clearance) : 0;
    const isJoined = !last || (from[1] >= inlet[1] && shift <= reach);
    const end = last ? Math.max(...[last.low, last.high].map((corner) => back(corner)[0])) : 0;
    if (!isJoined) shift = shiftFrom(end + gapLength - low[0] - start[0], gapLength / 2);
    const at: Vector = [start[0] + shift, 0, start[2]];
    const begin: Vector = [low[0] + at[0], 0, inlet[2] + at[2]];
    const gap = isJoined ? {} : { gap: [forth([end, 0, begin[2]]), forth(begin)] as const };
    return { turnOfMachine, body, boxes, low, high, at, gap, isJoined, outlet };
  };
  const turnOfFlow = (flow.way === '+z' ? 90 : flow.way === '-z' ? -90 : 0) + (isReversed ? 180 : 0);
  const straight = attempt(turnOfFlow, flow.reach);
  const across = !straight.isJoined && isLast && flow.across ? attempt(turnOfFlow - 90, flow.across) : straight;
  const stands = across.isJoined ? across : straight;
  const { low, high, at, body, boxes } = stands;
  const places = [at];
  for (let i = 1; i < station.count; i += 1) {
    const beside: Vector = [at[0], 0, (places.at(-1)?.[2] ?? 0) - (high[2] - low[2]) - passage];
    places.push(add(beside, [0, 0, -freeShift(boxes, obstacles, beside, 2, -1, passage / 2)]));
  }
  const all = stands.turnOfMachine + turn;
  return {
    station,
    key: `${bodyKey(station)} ${all % 360} ${isReversed}`,
    body: turn === 0 ? body : turnedBody(machine, all, isReversed),
    places: places.map(forth),
    ...boxOfPoints(places.flatMap((place) => [add(low, place), add(high, place)]).map(forth)),
    ...stands.gap,
    exit: { at: forth(add(stands.outlet, at)), turn },
    aside: flow.aside && forth(add(rotation(stands.turnOfMachine)(flow.aside), at)),
    occupied: places.flatMap((place) => boxes.map(([a, b]) => turnedBox([add(a, place), add(b, place)], forth))),
    feedingHeight: machine.flow?.inlet[1],
  };
}

function rotation(degrees: number): (point: Vector) => Vector {
  const turn = placed([0, 0, 0], 'y', (degrees * Math.PI) / 180);
  return (point) => turn(point).map((value) => Math.round(value * 1e6) / 1e6) as unknown as Vector;
}

/**
 * A machine without its surroundings, turned: seen from the front is what its own views show from there. Where a branch
 * takes the steel away, no bin stands below the chute.
 */
function turnedBody(machine: DrawnMachine, degrees: number, isWithoutBin: boolean): Body {
  const { principal } = machine;
  const front: ViewName = degrees % 180 === 0 ? principal : principal === 'front' ? 'side' : 'front';
  const views: ViewName[] = ['plan', 'picture'];
  const turned = new Body();
  turned.at(rotation(degrees), () => {
    for (const part of installed(machine.body)) {
      if (isWithoutBin && part.name === 'Bin') continue;
      const { name, line, fine, dashed, attached } = part;
      const look: PartOptions = {
        name,
        ...(line ? { line } : {}),
        ...(fine ? { fine } : {}),
        ...(dashed ? { dashed } : {}),
        ...(attached ? { attached } : {}),
        without: [
          ...(isSeenIn(part, front) ? [] : (['front'] as const)),
          ...views.filter((view) => !isSeenIn(part, view)),
        ],
      };
      turned.add(part.material, part.faces, look);
      for (const { points, style } of part.marks) turned.mark([points], style);
    }
  });
  return turned;
}

function lineOf(stations: readonly Standing[]): PlacedPlant {
  const [first] = stations;
  if (!first) throw new RangeError('A plant has no stations');
  const { low, high } = boxOfPoints(stations.flatMap((station) => [station.low, station.high]));
  const up = (value: number): number => Math.ceil(Math.round(value) / step) * step;
  const [length, height, width] = subtract(high, low).map(up) as [number, number, number];
  const feedingHeight = first.feedingHeight && up(first.feedingHeight);
  const area = Math.ceil((length * width) / 1e5) / 10;
  return {
    stations,
    low,
    high,
    size: { length, width, height, area, ...(feedingHeight ? { feedingHeight } : {}) },
  };
}

/** What a machine needs where it stands: its electrical supply, as a row and as words of the finder, and free space. */
import type { Sheet } from '#generated/entries.gen.ts';
import type { Figure } from '../../figures/figure.ts';
import { wordsFigure } from '../../figures/make-figure.ts';
import { lengthsOf } from '../../figures/measure.ts';
import { givenText } from '../../figures/show.ts';
import type { Access, Catalogue, FloorSide, Member } from '../catalogue.ts';
import { fill } from '../words.ts';

type Supply = NonNullable<Sheet['supply']>;

/** A machine's own, else that of its shared sheet; undefined if it is not stated. */
export const supplyOf = ({ kind, entry }: Member): Supply | undefined =>
  kind === 'category' ? undefined : entry.supply;

/** `415 V, 3-phase, 50 Hz, others on request`; none if it is not stated. */
export function supplyRows({ figures, words }: Pick<Catalogue, 'figures' | 'words'>, supply?: Supply): Figure[] {
  if (!supply) return [];
  const { voltage, phases, frequency, others } = supply;
  const { supply: label, phases: inPhases, otherSupplies } = words.machine;
  const texts = [
    givenText(figures.read(label, voltage)),
    ...(phases === undefined ? [] : [fill(inPhases, { count: phases })]),
    ...(frequency === undefined ? [] : [givenText(figures.read(label, frequency))]),
    ...(others ? [otherSupplies] : []),
  ];
  return [wordsFigure(label, texts.join(', '))];
}

/** The words of the finder's facet `supply`: `415-v`, `3-phase`, `50-hz`, `others`. */
export function supplyWords(supply: Supply | undefined): string[] {
  if (!supply) return [];
  const { voltage, phases, frequency = '', others } = supply;
  const each = (text: string, unit: string) =>
    (text.match(/\d+(?:\.\d+)?/g) ?? []).map((number) => `${number}-${unit}`);
  return [
    ...each(voltage, 'v'),
    ...(phases === undefined ? [] : [`${phases}-phase`]),
    ...each(frequency, 'hz'),
    ...(others ? ['others'] : []),
  ];
}

type Installation = NonNullable<Sheet['installation']>;

/** In the order of the schema. */
export const floorSides: readonly FloorSide[] = ['front', 'rear', 'left', 'right'];

/** The free space that an entry states at the sides of its machine, for drawings; nothing if it states none. */
export function accessOf({ figures }: Pick<Catalogue, 'figures'>, installation?: Installation): { access?: Access } {
  const { access: stated = {} } = installation ?? {};
  const sides = floorSides.flatMap((side) => {
    const text = stated[side];
    const [length] = text === undefined ? [] : lengthsOf(figures.read(side, text));
    return length === undefined ? [] : [[side, length] as const];
  });
  return sides.length > 0 ? { access: Object.fromEntries(sides) } : {};
}

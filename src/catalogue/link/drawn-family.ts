import type { Category } from '#generated/entries.gen.ts';
import type { MachineFamily } from '../catalogue.ts';

/**
 * Which drawing stands for an entry: its own word, else what stands above it.
 * @returns undefined where nothing is drawn
 */
export function drawnFamily(
  own: Category['machine'],
  above: MachineFamily | undefined = undefined,
): MachineFamily | undefined {
  if (own === 'none') return undefined;
  return own ?? above;
}

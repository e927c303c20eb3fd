import { conveyor } from './conveyor.ts';
import type { Family } from './machine.ts';
import { primaryShredder } from './primary-shredder.ts';
import { tyreBaler } from './tyre-baler.ts';

/** The body of each kind of machine. */
export const machines = {
  'tyre-baler': tyreBaler,
  'primary-shredder': primaryShredder,
  conveyor,
} satisfies Record<string, Family>;

import { reduceName } from '../names.ts';
import type { OwnUnits } from './own-units.ts';

/** Whether the row of that name holds codes. */
export function isCode(label: string | undefined, own: OwnUnits | undefined): boolean {
  return label !== undefined && own !== undefined && own.codes.size > 0 && own.codes.has(reduceName(label));
}

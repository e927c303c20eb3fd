import { folderKinds, type FolderKindId, type KindId } from '../kinds.ts';
import type { Validators } from './schema/kind-schemas.ts';

/**
 * The kind whose fields a value has: all that are required, and none that is unknown. `except` is the kind that it is
 * said to be.
 */
export function guessKind(value: unknown, validators: Validators, except?: KindId): FolderKindId | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const fields = Object.keys(value);
  return folderKinds.find(({ id }) => {
    const schema = validators.get(id)?.schema;
    if (id === except || !schema) return false;
    const { properties = {}, required = [] } = schema as { properties?: object; required?: string[] };
    return required.every((name) => fields.includes(name)) && fields.every((name) => Object.hasOwn(properties, name));
  })?.id;
}

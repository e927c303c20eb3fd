import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { makeValidators } from '../../catalogue/check/schema/kind-schemas.ts';

/** The validators that codegen compiled from the schemas: no code is made in the browser. */
export const browserValidators = makeValidators(schemas, validate);

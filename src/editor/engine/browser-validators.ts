import { schemas } from '#generated/entry-schemas.gen.js';
import { validate } from '#generated/entry-validators.gen.js';
import { schemasOfKinds, type Validators } from '../../catalogue/check/schema/kind-schemas.ts';

/** The validators that codegen compiled from the schemas: no code is made in the browser. */
export const browserValidators: Validators = new Map(
  [...schemasOfKinds(schemas)].map(([id, schema]) => {
    const judge = validate[id];
    if (!judge) throw new Error(`The compiled schemas have no ${id}`);
    return [
      id,
      { schema, fits: (value) => judge(value), errorsOf: (value) => (judge(value) ? [] : (judge.errors ?? [])) },
    ];
  }),
);

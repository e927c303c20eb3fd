import { countries } from '../../catalogue/offices/flags.ts';
import type { EditorIndex } from '../engine/index-file.ts';
import type { Choice, FormState } from './form-context.ts';

/** The choices of fields that name something else, from the names of all that is published. */
export function makeChoices({ entries }: EditorIndex): FormState['choicesFor'] {
  return (refersTo): readonly Choice[] => {
    if (refersTo === 'flag') {
      return countries.map(({ code, names: [name] }) => ({ value: code, label: `${name} (${code})` }));
    }
    return entries
      .filter(({ kind }) => kind === refersTo)
      .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  };
}

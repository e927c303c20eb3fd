import type { EditorIndex } from '../engine/index-file.ts';
import type { Choice, FormState } from './form-context.ts';

/** The choices of fields that name something else, from the names of all that is published. */
export function makeChoices({ entries, media }: EditorIndex): FormState['choicesFor'] {
  return (refersTo): readonly Choice[] => {
    if (refersTo === 'flag') {
      return media.flatMap(({ file }) => {
        const [, letters] = /^flags\/([a-z]{2})\.svg$/.exec(file) ?? [];
        return letters === undefined ? [] : [{ value: letters, label: letters.toUpperCase() }];
      });
    }
    return entries
      .filter(({ kind }) => kind === refersTo)
      .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))
      .toSorted((a, b) => a.label.localeCompare(b.label, 'en'));
  };
}

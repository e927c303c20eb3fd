/** What the fields that name something offer. */
import { countries } from '../../catalogue/offices/flags.ts';
import { compareNames } from '../../text/language.ts';
import { isFields, isList, valueAtPath } from '../../yaml/edit/edit.ts';
import { valueOfText } from '../../yaml/edit/edit-text.ts';
import type { SourceEntry } from '../engine/sources.ts';
import type { FieldOption, FormState } from './form-context.ts';

/** All entries, those of the proposal too. */
export function makeChoices(entries: readonly SourceEntry[]): FormState['choicesFor'] {
  return (refersTo): readonly FieldOption[] => {
    if (refersTo === 'flag')
      return countries.map(({ code, names: [name] }) => ({ value: code, label: `${name} (${code})` }));
    if (refersTo === 'material' || refersTo === 'job') return facetChoices(entries, refersTo);
    return entries
      .filter(({ kind }) => refersTo.includes(kind))
      .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))
      .toSorted((a, b) => compareNames(a.label, b.label, document.documentElement.lang));
  };
}

/** The words of a facet of the finder, in its order: a field of its own, or one of the list. */
function facetChoices(entries: readonly SourceEntry[], facet: 'material' | 'job'): FieldOption[] {
  const page = valueOfText(entries.find(({ kind }) => kind === 'page-find')?.text ?? '');
  const listed = valueAtPath(page, ['facets']);
  const found = (isList(listed) ? listed : []).find((one) => valueAtPath(one, ['id']) === facet);
  const choices = valueAtPath(page, [`${facet}s`]) ?? valueAtPath(found, ['choices']);
  return isFields(choices)
    ? Object.entries(choices).map(([value, label]) => ({ value, label: `${String(label)} (${value})` }))
    : [];
}

/** What the fields that name something offer. */
import { countries } from '../../catalogue/offices/flags.ts';
import { compareNames } from '../../text/language.ts';
import { compareTexts } from '../../yaml/finding.ts';
import { isFields, isList, valueAtPath } from '../../yaml/edit/edit.ts';
import { valueOfText } from '../../yaml/edit/edit-text.ts';
import type { SourceEntry } from '../engine/sources.ts';
import type { FieldOption, FormState } from './form-context.ts';

/** All entries and files of photos, those of the proposal too. */
export function makeChoices(entries: readonly SourceEntry[], photos: readonly string[]): FormState['choicesFor'] {
  return (refersTo): readonly FieldOption[] => {
    if (refersTo === 'flag')
      return countries.map(({ code, names: [name] }) => ({ value: code, label: `${name} (${code})` }));
    if (refersTo === 'material' || refersTo === 'job') return facetChoices(entries, refersTo);
    if (refersTo === 'photos of fairs') return filesIn('fairs', photos);
    if (refersTo === 'photos of equipment') return filesIn('equipment', photos);
    return entries
      .filter(({ kind }) => refersTo.includes(kind))
      .map(({ id, name }) => ({ value: id, label: `${name} (${id})` }))
      .toSorted((a, b) => compareNames(a.label, b.label, document.documentElement.lang));
  };
}

/** The files directly in a folder; those in a folder of its own are an entry's without being named. */
function filesIn(folder: string, photos: readonly string[]): FieldOption[] {
  const names = photos.filter((file) => file.startsWith(`${folder}/`)).map((file) => file.slice(folder.length + 1));
  return [...new Set(names)]
    .filter((name) => !name.includes('/'))
    .toSorted(compareTexts)
    .map((name) => ({ value: name, label: name }));
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

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
  return (offers): readonly FieldOption[] => {
    if (offers === 'countries')
      return countries.map(({ code, names: [name] }) => ({ value: code, label: `${name} (${code})` }));
    if (offers === 'materials' || offers === 'jobs') return facetChoices(entries, offers);
    if (typeof offers === 'object' && 'photosIn' in offers) return filesIn(offers.photosIn, photos);
    return entries
      .filter(({ kind }) => offers.includes(kind))
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
function facetChoices(entries: readonly SourceEntry[], field: 'materials' | 'jobs'): FieldOption[] {
  const page = valueOfText(entries.find(({ kind }) => kind === 'page-find')?.text ?? '');
  const listed = valueAtPath(page, ['facets']);
  const facet = (isList(listed) ? listed : []).find(
    (candidate) => valueAtPath(candidate, ['id']) === field.slice(0, -1),
  );
  const choices = valueAtPath(page, [field]) ?? valueAtPath(facet, ['choices']);
  return isFields(choices)
    ? Object.entries(choices).map(([value, label]) => ({ value, label: `${String(label)} (${value})` }))
    : [];
}

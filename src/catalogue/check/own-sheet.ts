import { textAt, valueAt, type Entry } from './entry.ts';

/** Whether a model has a PDF of its own: one that takes a shared sheet as it stands has that sheet's. */
export function hasOwnSheet(model: Entry): boolean {
  return textAt(model, '/sheet') === undefined || valueAt(model, '/sheetChanges') !== undefined;
}

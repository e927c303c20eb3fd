import type { LinkedSheet } from '../../catalogue/catalogue.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { sharedSheet } from './machine-sheets.ts';

/** Specifications that several models share. */
export const kind: EntryKind<LinkedSheet> = {
  entries: ({ sheets }) => sheets,
  nameOf: ({ title }) => title,
  listedOn: (_catalogue, { models }) => models.slice(0, 1).map(({ path }) => path),
  dataSheets: (catalogue) =>
    catalogue.sheets.map((sheet) => ({ id: sheet.id, sources: [sheet], content: sharedSheet(catalogue, sheet) })),
};

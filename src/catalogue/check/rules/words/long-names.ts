import { findingIn, textAt } from '../../entry.ts';
import type { Rule } from '../../rule.ts';

/** A name stands on cards, in menus and in the search: longer ones are sentences, or two lines that became one. */
const most = 80;
const fields = ['name', 'title', 'label', 'heading'];

/** Names that are too long for the places in which they stand. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    fields.flatMap((field) => {
      const text = textAt(entry, `/${field}`) ?? '';
      if (text.length <= most || entry.kind.startsWith('page-')) return [];
      return findingIn(entry, `/${field}`, {
        rule: 'text/long-name',
        message: `\`${field}\` has ${text.length} characters: menus and cards have room for about ${most}.`,
        fix: 'write the name alone; the rest can stand in the description',
        severity: 'warning',
      });
    }),
  );

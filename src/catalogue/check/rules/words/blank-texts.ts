import { findingIn } from '../../entry.ts';
import type { Rule } from '../../rule.ts';
import { textsOf } from '../../texts-of.ts';

/** Fields that every entry of its kind needs: deleting the line would be the next mistake. */
const needed = /^\/(?:name|title|description|summary|category|country|company|feedback|author)$/;

/** Texts of nothing but spaces: a heading that nobody sees. */
export const rule: Rule = ({ entries }) =>
  entries.flatMap((entry) =>
    textsOf(entry).flatMap(({ pointer, text }) => {
      if (text === '' || text.trim() !== '') return [];
      const field = pointer.slice(pointer.lastIndexOf('/') + 1);
      return findingIn(entry, pointer, {
        rule: 'text/blank',
        message: /^\d+$/.test(field)
          ? 'This point holds nothing but spaces.'
          : `\`${field}\` holds nothing but spaces.`,
        fix: needed.test(pointer) ? 'write the text' : 'delete the line, or write the text',
        severity: 'warning',
      });
    }),
  );

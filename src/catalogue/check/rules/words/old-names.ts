import { textAt } from '../../entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { findingAtWords } from '../../texts-of.ts';

const fields = ['/description', '/heading'];
/** A name that could be a word is none that can be told. */
const isTelling = (name: string) => /\d/.test(name) && name.length >= 4;

/** Descriptions that name another machine and not their own: those of a copy. */
export const rule: Rule = (input) => {
  const models = entriesOf(input, 'model');
  const names = new Map(
    models.flatMap((entry) => {
      const name = textAt(entry, '/name') ?? '';
      return isTelling(name) ? [[name.toLowerCase(), name] as const] : [];
    }),
  );
  return models.flatMap((entry) => {
    const own = textAt(entry, '/name') ?? '';
    if (!isTelling(own)) return [];
    return fields.flatMap((pointer) => {
      const text = textAt(entry, pointer) ?? '';
      if (text.toLowerCase().includes(own.toLowerCase())) return [];
      const words = text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
      return words.flatMap((word) => {
        const other = names.get(word.toLowerCase());
        if (other === undefined || other === own) return [];
        return findingAtWords(entry, pointer, word, {
          rule: 'copy/old-name',
          message: `The ${pointer.slice(1)} of ${own} speaks of ${other}, and not of ${own}.`,
          fix: `write \`${own}\``,
          severity: 'warning',
        });
      });
    });
  });
};

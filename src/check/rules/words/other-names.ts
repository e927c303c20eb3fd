import type { Finding } from '../../../yaml/finding.ts';
import { slugify } from '../../file-names.ts';
import { findingAtWords, findingIn, textAt, type Entry } from '../../../catalogue/entry.ts';
import { entriesOf, type Rule } from '../../rule.ts';

/** Models whose description or file name is that of another one. */
export const rule: Rule = {
  names: ['copy/file-name', 'copy/old-name'],
  check(input) {
    const models = entriesOf(input, 'model');
    return [...findOldNames(models), ...models.flatMap(findOtherFileName)];
  },
};

const textsWithName = ['/description', '/heading'];
/** Whether a name cannot be mistaken for a word. */
const isTelling = (name: string) => /\d/.test(name) && name.length >= 4;

/** Descriptions that name another machine but not their own. */
function findOldNames(models: readonly Entry[]): Finding[] {
  const ownNames = new Map(
    models.flatMap((entry) => {
      const name = textAt(entry, '/name') ?? '';
      return isTelling(name) ? [[name.toLowerCase(), name] as const] : [];
    }),
  );
  return models.flatMap((entry) => {
    const own = textAt(entry, '/name') ?? '';
    if (!isTelling(own)) return [];
    // `BLT150` in the text of BLT160 is a machine's name, even if no machine has it any longer.
    const letters = entry.errorFree ? /^\p{Lu}{2,}(?=\d+$)/u.exec(own)?.[0] : undefined;
    const isAlike = (word: string) =>
      letters !== undefined && word.startsWith(letters) && /^\d+$/.test(word.slice(letters.length));
    return textsWithName.flatMap((pointer) => {
      const text = textAt(entry, pointer) ?? '';
      if (text.toLowerCase().includes(own.toLowerCase())) return [];
      const words = text.match(/[\p{L}\d][\p{L}\d-]*/gu) ?? [];
      return words.flatMap((word) => {
        const other = ownNames.get(word.toLowerCase()) ?? (isAlike(word) ? word : undefined);
        if (other === undefined || other === own) return [];
        return findingAtWords(entry, pointer, word, {
          rule: 'copy/old-name',
          message: `The ${pointer.slice(1)} of ${own} mentions ${other}, not ${own}.`,
          fix: { value: own },
          severity: 'warning',
        });
      });
    });
  });
}

/** Letters that a file name can only transliterate or translate: `pump` is a good file name for `水泵`. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/**
 * A model whose file name does not match: `blt999.yaml` with `name: BLT250`. The URL comes from the file name, but
 * visitors read the name. One may contain the other: `nordlys-c9300` with `name: C9300`.
 */
function findOtherFileName(entry: Entry): Finding[] {
  const name = textAt(entry, '/name') ?? '';
  const id = slugify(name);
  const [file = '', ...own] = [entry.id, id, slugify(name.replaceAll(foreign, ''))].map((text) =>
    text.replaceAll('-', ''),
  );
  if (!entry.valid || !file || own.some((part) => file.includes(part) || part.includes(file))) return [];
  const isLikeOthers = /^[a-z]+\d+$/.test(entry.id) && name === name.toUpperCase();
  const rename = `, or rename the file to models/${id}.yaml`;
  return [
    findingIn(entry, '/name', {
      rule: 'copy/file-name',
      message: `The model is called ${name}, and its file ${entry.file}: its address would be that of another machine.`,
      fix: isLikeOthers
        ? { field: 'name', value: entry.id.toUpperCase(), more: rename }
        : `write its own name${rename}`,
      severity: 'warning',
    }),
  ];
}

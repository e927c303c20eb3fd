import { endSentence } from '../../words.ts';
import type { Finding } from '../../../yaml/finding.ts';
import { slugify } from '../../file-names.ts';
import { findingAtWords, findingIn, textAt, type Entry, type TextIn } from '../../../catalogue/entry.ts';
import { textsShown } from '../../../catalogue/texts.ts';
import { entriesOf, type Rule } from '../../rule.ts';
import { sentenceAt } from '../../rows-of-sentences.ts';

/** Models whose texts or file name are those of another one. */
export const rule: Rule = {
  names: ['copy/file-name', 'copy/old-name'],
  check(input) {
    const models = entriesOf(input, 'model');
    return [...findOldNames(models), ...models.flatMap(findOtherFileName)];
  },
};

/** Texts about the machine as a whole, which name it if they name any. */
const isHead = /^\/[^/]+$/;

/** The texts of a machine that may name another. */
const ownTexts = (entry: Entry): TextIn[] => textsShown(entry).filter(({ pointer }) => pointer !== '/name');

/** Whether a name cannot be mistaken for a word. */
const isTelling = (name: string) => /\d/.test(name) && name.length >= 4;

/** Words with a digit. */
const wordsWithFigures = (text: string): { word: string; index: number }[] =>
  [...text.matchAll(/[\p{L}\d][\p{L}\d-]*/gu)].flatMap(({ 0: word, index }) =>
    /\d/.test(word) ? [{ word, index }] : [],
  );

/** Texts that name the machine that they were copied from. */
function findOldNames(models: readonly Entry[]): Finding[] {
  const named = new Map(
    models.flatMap((entry) => {
      const name = textAt(entry, '/name') ?? '';
      return isTelling(name) ? [[name.toLowerCase(), { name, entry }] as const] : [];
    }),
  );
  return models.flatMap((entry) => {
    const ownName = textAt(entry, '/name') ?? '';
    if (!isTelling(ownName)) return [];
    // `BLT150` in the text of BLT160 is a machine's name, even if no machine has it any longer.
    const letters = entry.errorFree ? /^\p{Lu}{2,}(?=\d+$)/u.exec(ownName)?.[0] : undefined;
    const isAlike = (word: string) =>
      letters !== undefined && word.startsWith(letters) && /^\d+$/.test(word.slice(letters.length));
    return ownTexts(entry).flatMap(({ pointer, text }) => {
      const others = wordsWithFigures(text).flatMap(({ word, index }) => {
        const mentioned =
          named.get(word.toLowerCase()) ?? (isAlike(word) ? { name: word, entry: undefined } : undefined);
        if (mentioned === undefined || mentioned.name === ownName) return [];
        const isSeries = /^\s(?:series|range|family|line)\b/.test(text.slice(index + word.length));
        return isSeries ? [] : [{ ...mentioned, word, sentence: sentenceOf(text, index) }];
      });
      if (others.length === 0) return [];
      const isNamed = text.toLowerCase().includes(ownName.toLowerCase());
      const mentions = others.filter(
        ({ word, sentence, entry: machine }) =>
          (isHead.test(pointer) && !isNamed) ||
          (!sentence.toLowerCase().includes(ownName.toLowerCase()) &&
            (isAbout(sentence, word, isHead.test(pointer) && machine !== undefined) ||
              (machine && isSaidOf(machine, word, sentence)))),
      );
      // Of several in a text that does not name its own machine, one stands for it: the others are compared with it.
      const meant = mentions.find((mention) => mention.entry === undefined) ?? mentions[0];
      const old = isNamed ? mentions : mentions.filter(({ name }) => name === meant?.name);
      return old.flatMap(({ word, name }) =>
        findingAtWords(entry, pointer, word, {
          rule: 'copy/old-name',
          message: endSentence(`The ${nameOfField(pointer)} of ${ownName} mentions ${name}, not ${ownName}`),
          fix: { value: ownName },
          severity: 'warning',
        }),
      );
    });
  });
}

/** `/features/0` is a feature. */
const nameOfField = (pointer: string) => pointer.replace(/s\/\d+$/, '').replace(/.*\//, '');

function sentenceOf(text: string, at: number): string {
  const { start, end } = sentenceAt(text, at);
  return text.slice(start, end);
}

/** Words of a sentence that compares two machines, or tells of both. */
const comparing =
  /\b(?:than|this one|here|both|also|too|as well|while|whereas|but|instead|same|(?:un)?like(?! other)|together|beside|either|sister|small\w*|larg\w*|bigger|light\w*|heavi\w*|more|less|half|twice|replac\w*|succe\w*|predecess\w*|upgrad\w*|compatib\w*|interchang\w*|shar(?:e|es|ed)|fits?|tools?|spares?|accessor\w*|(?:back|fore)ground|behind)\b/i;

/**
 * Whether a sentence has a machine as its subject and compares nothing: `The BLT250's tray tilts`, and in points and
 * captions also `BLT250 from the front`. A description may tell what another machine is for.
 */
function isAbout(sentence: string, name: string, isProse: boolean): boolean {
  const [before = '', after = ''] = sentence.split(name, 2);
  const isSubject = /^(?:.*,)?\s*(?:(?:the|our|a)\s)?$/is.test(before) && !/^(?:,|\sand\s|\sor\s)/.test(after);
  return isSubject && (!isProse || /^['’]s\s/.test(after)) && !comparing.test(sentence);
}

/** Of the words of a copied sentence, more than this stay as they were. */
const mostWords = 0.65;

/** Whether another machine says of itself what the sentence says of it, nearly word for word. */
function isSaidOf(machine: Entry, name: string, sentence: string): boolean {
  const words = wordsOf(sentence, name);
  return (
    words.length > 2 &&
    ownTexts(machine).some(({ text }) =>
      [...text.matchAll(new RegExp(name, 'gi'))].some(({ index }) => {
        const said = wordsOf(sentenceOf(text, index), name);
        const same = words.filter((word) => said.includes(word)).length;
        return same >= mostWords * Math.max(words.length, said.length);
      }),
    )
  );
}

/** The words of a sentence, without figures, in which copies differ, and a name. */
const wordsOf = (sentence: string, name: string): string[] =>
  sentence
    .toLowerCase()
    .replaceAll(name.toLowerCase(), ' ')
    .match(/\p{L}+/gu) ?? [];

/** Letters that a file name can only transliterate or translate: `pump` is a good file name for `水泵`. */
const foreign = /[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/gu;

/**
 * A model whose file name does not match: `blt999.yaml` with `name: BLT250`. The URL comes from the file name, but
 * visitors read the name. One may contain the other: `nordlys-c9300` with `name: C9300`.
 */
function findOtherFileName(entry: Entry): Finding[] {
  const name = textAt(entry, '/name') ?? '';
  const id = slugify(name);
  const [file = '', ...ownParts] = [entry.id, id, slugify(name.replaceAll(foreign, ''))].map((text) =>
    text.replaceAll('-', ''),
  );
  if (!entry.valid || !file || ownParts.some((part) => file.includes(part) || part.includes(file))) return [];
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

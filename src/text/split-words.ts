/** Words of texts in all scripts, as the search compares them. */

/**
 * Letters of scripts that write words without spaces between them, or compounds of several words (Korean). A segmenter
 * would find the words, but each browser has other dictionaries than the build.
 */
const unspaced = `[${['Han', 'Hiragana', 'Katakana', 'Hangul', 'Thai', 'Lao', 'Khmer', 'Myanmar'].map((script) => String.raw`\p{scx=${script}}`).join('')}]`;
const unspacedStart = new RegExp(`^${unspaced}`, 'u');
export const isUnspaced = (run: string) => unspacedStart.test(run);
const runForm = String.raw`(?:(?=\p{L})${unspaced}\p{M}*)+|(?:(?!${unspaced})\p{L}\p{M}*)+|\d+`;
const runs = new RegExp(runForm, 'gu');
export const runsAndGaps = new RegExp(String.raw`${runForm}|[^\p{L}\d]+`, 'gu');

/** Letters that are written without their marks, but that Unicode does not take apart. */
const plainLetters: Readonly<Record<string, string>> = {
  ı: 'i',
  ß: 'ss',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  æ: 'ae',
  œ: 'oe',
  // Arabic and Persian forms of one letter, and the line that stretches a word.
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ـ: '',
};
const markedLetters = new RegExp(`[${Object.keys(plainLetters).join('')}]`, 'g');

/** Vowels of Indian scripts are no diacritics, but the dot below a consonant (nukta) is often left out. */
const diacritics = /(?![\u0900-\u0DFF])\p{M}|[\u093C\u09BC\u0A3C\u0ABC\u0B3C\u0CBC]/gu;

/** Of Hindi, one for the other. */
const nasalSigns = ['\u0901', '\u0902'] as const;

const isPlain = (text: string) => /^\p{ASCII}*$/u.test(text);

/** Runs of letters or digits in lower case without diacritics. Korean syllables are put together again. */
export function splitRuns(text: string): string[] {
  // Most texts are plain, and the general form takes twenty times as long.
  if (isPlain(text)) return text.toLowerCase().match(/[a-z]+|\d+/g) ?? [];
  const plain = text
    .normalize('NFKD')
    .replace(diacritics, '')
    .replaceAll(...nasalSigns)
    .normalize('NFC')
    .toLowerCase();
  return plain.replace(markedLetters, (letter) => plainLetters[letter] ?? letter).match(runs) ?? [];
}

/** `破碎机` → `破碎`, `碎机`, so that a query finds it inside a longer run; any other run is a word. */
function pairsIn(run: string): string[] {
  const letters = isUnspaced(run) ? [...run] : [];
  return letters.length < 2 ? [run] : letters.slice(1).map((letter, at) => `${letters[at]}${letter}`);
}

/** No pair starts with the last letter of a run, so that it is a word of its own in the index: `泵` finds `水泵`. */
const lastLetter = (run: string): string[] => (isUnspaced(run) ? [...run].slice(1).slice(-1) : []);

/**
 * Splits a text into lower-case words without diacritics, also between letters and digits: `BLT-150`, `blt 150` and
 * `BLT150` give the same two. Text without spaces gives pairs of letters.
 */
export function splitWords(text: string): string[] {
  return splitRuns(text).flatMap(pairsIn);
}

/** The same, with the last letter of a run without spaces. */
export function splitIndexed(text: string): string[] {
  if (isPlain(text)) return splitRuns(text);
  return splitRuns(text).flatMap((run) => [...pairsIn(run), ...lastLetter(run)]);
}

/** The stems of a text that are worth indexing, each once: numbers and words of one or two letters are not. */
export function splitText(text: string): string[] {
  const words = isPlain(text) ? text.toLowerCase().match(/[a-z]{3,}/g) : splitIndexed(text).filter(isTelling);
  return [...new Set(words?.map(stem))];
}

export const isTelling = (word: string): boolean => /^\D{3}/.test(word) || isUnspaced(word);

const compounding: ReadonlySet<string> = new Set(['da', 'de', 'fi', 'is', 'nb', 'nl', 'nn', 'no', 'sv']);

/** Whether a language (BCP 47) writes the words of a compound together: `Ballenpresse`. */
export const hasCompounds = (language: string): boolean => compounding.has(language.split('-', 1)[0] ?? '');

/** Removes the plural s, and the Arabic article. */
export function stem(word: string): string {
  if (word.startsWith('ال')) return word.slice(word.length > 4 ? 2 : 0);
  return word.length > 3 && word.endsWith('s') && !word.endsWith('ss') ? word.slice(0, -1) : word;
}

/** The stems of a phrase without stop words: `Pneus de camion` → `pneu camion`. */
export function phraseStem(phrase: string, stopWords: readonly string[]): string {
  const words = splitWords(phrase);
  const telling = words.filter((word) => !stopWords.includes(word));
  return (telling.length > 0 ? telling : words).map(stem).join(' ');
}

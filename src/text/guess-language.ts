/** Guesses the language of a text by its most frequent words, only where they leave no doubt. */

/** Words that nearly every sentence of a language has, and that others hardly use. By language (ISO 639-1). */
const frequentWords: Readonly<Record<string, string>> = {
  de: 'der die das und ist mit von für den dem ein eine einer wird werden auf auch sich nicht bei zu im des oder sind',
  en: 'the and is of for with to are by from that this it be on which can at or an as into its has between',
  es: 'el la los las y es con del para una un que por su en al son desde como más sin',
  fr: 'le la les et est des du une un pour avec dans que qui sur par au aux sont ou ses plus sans',
  it: 'il lo gli è di con per una un che della delle dei nel sono alla da più anche senza',
  nl: 'de het een en van met voor op te zijn wordt worden door bij aan ook niet naar uit dit',
  pl: 'i w z na jest się oraz dla przez od który są nie lub przy jak ze',
  pt: 'os é com da dos das para uma um que por não na em são ou mais sem ao à pelo pela',
  tr: 've bir bu için ile olarak olan çok daha gibi veya kadar her sonra',
};

const wordsOf: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries(frequentWords).map(([language, words]) => [language, new Set(words.split(' '))]),
);

/** Scripts that none of these languages is written in, with the language that they are most likely of. */
const otherScripts: readonly (readonly [language: string, letter: RegExp])[] = [
  ['ar', /\p{Script=Arabic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['hi', /\p{Script=Devanagari}|\p{M}/gu],
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['zh', /\p{Script=Han}/gu],
];

/** A text of fewer frequent words may be a name, or a phrase that two languages share. */
const fewest = 4;

/** The same word again shows little: `per shift`, `die holder` in English, `Santa Cruz de la Sierra`. */
const fewestDifferent = 3;

/**
 * The language of a text if it is certainly another one than `usual`; undefined if it is not, or cannot be told.
 * @param usual the language of the site (BCP 47)
 */
export function otherLanguage(text: string, usual: string): string | undefined {
  const usualWords = wordsOf.get(usual.split('-', 1)[0]?.toLowerCase() ?? '');
  if (!usualWords) return undefined;
  if (/[\u0370-\u1fff\u3040-\ud7ff]/.test(text)) {
    const script = otherScripts.find(([, letter]) => (text.match(letter)?.length ?? 0) * 2 > text.length);
    if (script) return script[0];
  }
  const written = text.match(/\p{L}+/gu) ?? [];
  // Capitals within a text are names: `La Paz`, `Al`, `SHT`.
  const words = written.map((word, at) => (at === 0 ? word.toLowerCase() : word));
  const hitsIn = (known: ReadonlySet<string>) => words.filter((word) => known.has(word));
  const count = (known: ReadonlySet<string>) => {
    const hits = hitsIn(known);
    return new Set(hits).size < fewestDifferent ? 0 : hits.length;
  };
  const least = Math.max(fewest, words.length / 5, hitsIn(usualWords).length * 3);
  // Nearly all texts end here.
  if (least > words.length * 0.6) return undefined;
  const counts = [...wordsOf].map(([language, known]) => ({ language, count: count(known) }));
  return counts.toSorted((a, b) => b.count - a.count).find((candidate) => candidate.count >= least)?.language;
}

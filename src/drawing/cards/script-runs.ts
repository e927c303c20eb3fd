/** Pieces of a text by the font that can print them: `noto` is Greek and Cyrillic, `han` Chinese and what is written with it. */
export type Script = 'latin' | 'noto' | 'han' | 'devanagari' | 'arabic';

export interface ScriptRun {
  script: Script;
  text: string;
}

/**
 * A text as runs of one script each, which join to the text again. Spaces, digits and signs of no script of their own
 * stay with the run before them in Arabic, which needs them for its direction; behind the others, whose fonts lack most
 * of them, they are Latin.
 */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  const characters = [...text];
  for (const [index, character] of characters.entries()) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script, characters[index + 1] ?? '');
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

const noto = /[\p{Script=Greek}\p{Script=Cyrillic}]/u;
/** Chinese characters, kana, their punctuation and full-width signs. */
const han = /[\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

function scriptOf(character: string, before: Script | undefined, after: string): Script {
  if (character <= '~') return before === 'arabic' && !/[a-z]/i.test(character) ? 'arabic' : 'latin';
  if (/\p{Script_Extensions=Devanagari}/u.test(character)) return 'devanagari';
  if (/\p{Script_Extensions=Arabic}/u.test(character)) return 'arabic';
  if (/\p{Script=Inherited}/u.test(character)) return before ?? 'latin';
  // Signs of figures (Δp, kΩ, μm), which the Latin font has.
  const isSign = /[ΔΩμπ]/.test(character) && before !== 'noto' && !noto.test(after);
  if (noto.test(character) && !isSign) return 'noto';
  if (han.test(character)) return 'han';
  return before === 'arabic' && /\p{Script=Common}/u.test(character) ? 'arabic' : 'latin';
}

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** The pieces of a run that are placed one by one: Devanagari in syllables, whose letters change places and shapes among themselves only, Chinese in characters. */
export function piecesOf({ script, text }: ScriptRun): string[] {
  return isPlaced(script) ? [...syllables.segment(text)].map(({ segment }) => segment) : [text];
}

/** Scripts whose pieces have places of their own: resvg takes too little room for some syllables, and has characters of several fonts to put together. */
export function isPlaced(script: Script): boolean {
  return script === 'devanagari' || script === 'han';
}

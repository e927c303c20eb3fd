/** Scripts by font: `noto` is Greek and Cyrillic, `han` is Chinese, kana and full-width punctuation. */
export type Script = 'latin' | 'noto' | 'han' | 'devanagari' | 'arabic';

interface ScriptRun {
  script: Script;
  text: string;
}

/**
 * Splits a text into runs of one script. Spaces, digits and common symbols join an Arabic run, which needs them for its
 * direction; elsewhere they are Latin, as the other fonts lack most of them.
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
/** CJK ideographs, kana, their punctuation, full-width forms, and signs that the Latin font lacks. */
const han = /[≦≧①-⑳■□●○★\u2e80-\u312f\u3190-\u9fff\uf900-\ufaff\uff00-\uffef\u{20000}-\u{3ffff}]/u;

function scriptOf(character: string, before: Script | undefined, after: string): Script {
  if (character <= '~') return before === 'arabic' && !/[a-z]/i.test(character) ? 'arabic' : 'latin';
  if (/\p{Script_Extensions=Devanagari}/u.test(character)) return 'devanagari';
  if (/\p{Script_Extensions=Arabic}/u.test(character)) return 'arabic';
  if (/\p{Script=Inherited}/u.test(character)) return before ?? 'latin';
  // Symbols in figures (Δp, kΩ, μm): the Latin font has them.
  const isSign = /[ΔΩμπ]/.test(character) && before !== 'noto' && !noto.test(after);
  if (noto.test(character) && !isSign) return 'noto';
  if (han.test(character)) return 'han';
  return before === 'arabic' && /\p{Script=Common}/u.test(character) ? 'arabic' : 'latin';
}

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** Pieces to place separately: Devanagari syllables (letters combine only within one), Chinese characters. */
export function piecesOf({ script, text }: ScriptRun): string[] {
  return isPlaced(script) ? [...syllables.segment(text)].map(({ segment }) => segment) : [text];
}

/** Scripts that need explicit positions: resvg sets some Devanagari too narrow, and Chinese may mix fonts. */
export function isPlaced(script: Script): boolean {
  return script === 'devanagari' || script === 'han';
}

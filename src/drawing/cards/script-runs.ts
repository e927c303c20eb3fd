/** Pieces of a text by the font that can print them. */
export type Script = 'latin' | 'devanagari' | 'arabic';

export interface ScriptRun {
  script: Script;
  text: string;
}

/**
 * A text as runs of one script each, which join to the text again. Spaces, digits and signs of no script of their own
 * stay with the run before them, which Arabic needs for its direction; behind Devanagari, whose font lacks most of
 * them, they are Latin.
 */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  for (const character of text) {
    const last = runs.at(-1);
    const script = scriptOf(character, last?.script);
    if (last?.script === script) last.text += character;
    else runs.push({ script, text: character });
  }
  return runs;
}

function scriptOf(character: string, before: Script | undefined): Script {
  if (/\p{Script_Extensions=Devanagari}/u.test(character)) return 'devanagari';
  if (/\p{Script_Extensions=Arabic}/u.test(character)) return 'arabic';
  if (/\p{Script=Inherited}/u.test(character)) return before ?? 'latin';
  return before === 'arabic' && /\p{Script=Common}/u.test(character) ? 'arabic' : 'latin';
}

const syllables = new Intl.Segmenter('hi', { granularity: 'grapheme' });

/** A Devanagari text in syllables: the pieces whose letters change places and shapes among themselves only. */
export function syllablesOf(text: string): string[] {
  return [...syllables.segment(text)].map(({ segment }) => segment);
}

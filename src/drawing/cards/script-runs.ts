/** Pieces of a text by the font that can print them. */
export type Script = 'latin' | 'devanagari' | 'arabic';

export interface ScriptRun {
  script: Script;
  text: string;
}

/**
 * A text as runs of one script each, which join to the text again. Spaces, digits and signs of no script of their own
 * stay with the run around them; between two runs they go with the first.
 */
export function scriptRuns(text: string): ScriptRun[] {
  const runs: ScriptRun[] = [];
  let waiting = '';
  for (const character of text) {
    const script = scriptOf(character);
    const last = runs.at(-1);
    if (script === undefined) waiting += character;
    else if (last?.script === script) {
      last.text += waiting + character;
      waiting = '';
    } else {
      if (last) last.text += waiting;
      runs.push({ script, text: (last ? '' : waiting) + character });
      waiting = '';
    }
  }
  const last = runs.at(-1);
  if (last) last.text += waiting;
  else if (waiting !== '') runs.push({ script: 'latin', text: waiting });
  return runs;
}

/** Undefined for what several scripts share. */
function scriptOf(character: string): Script | undefined {
  if (/\p{Script_Extensions=Devanagari}/u.test(character)) return 'devanagari';
  if (/\p{Script_Extensions=Arabic}/u.test(character)) return 'arabic';
  return /[\p{Script=Common}\p{Script=Inherited}]/u.test(character) ? undefined : 'latin';
}

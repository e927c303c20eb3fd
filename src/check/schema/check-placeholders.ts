import type { FieldSchema } from '../../yaml/field-schema.ts';
import type { FindingList } from '../../yaml/finding-list.ts';
import { ownField } from '../../yaml/block.ts';
import { namesIn } from '../../yaml/index-events.ts';
import { findingAtWords, findingIn, type Entry, type TextIn } from '../../catalogue/entry.ts';
import { textsShown } from '../../catalogue/texts.ts';
import { nearest } from '../../text/nearest.ts';
import { explainUnknown, joinWords } from '../words.ts';

const placeholder = /\{+ *\w+ *\}+/g;
/** `{count}`, in the order of the text. */
export const placeholdersIn = (text: string): string[] => [...text.matchAll(placeholder)].map(([whole]) => whole);

/**
 * Reports placeholders like `{count}` that are misspelt, so that visitors would read them, or missing. Which ones a text
 * can have stands in the example and the description of its field.
 */
export function checkPlaceholders(entry: Entry, root: FieldSchema, findings: FindingList): void {
  for (const text of textsShown(entry)) {
    const { examples: [example] = [], description = '' } = schemaAt(root, text.pointer);
    const inExample = placeholdersIn(String(example));
    if (inExample.length > 0) checkText(entry, text, { example: String(example), inExample, description }, findings);
  }
}

interface Expected {
  example: string;
  inExample: readonly string[];
  description: string;
}

function checkText(
  entry: Entry,
  { pointer, text }: TextIn,
  { example, inExample, description }: Expected,
  findings: FindingList,
): void {
  const known = [...new Set([...inExample, ...placeholdersIn(description)])];
  const written = placeholdersIn(text);
  for (const word of written.filter((name) => !known.includes(name))) {
    const words = explainUnknown(word, known, `Visitors would read \`${word}\`: nothing is filled in there`, {
      otherwise: `write ${joinWords(known.map((name) => `\`${name}\``))}, or leave it out`,
    });
    // Braces that are far from any placeholder may be meant as they are.
    const severity = nearest(word, known) === undefined ? 'warning' : 'error';
    findings.add(findingAtWords(entry, pointer, word, { rule: 'placeholder/unknown', ...words, severity }));
  }
  if (written.length > 0) return;
  findings.add(
    findingIn(entry, pointer, {
      rule: 'placeholder/missing',
      message: `The text has no ${joinWords(inExample.map((name) => `\`${name}\``))}, in whose place the page writes what it stands for.`,
      fix: `write it where it belongs, for example \`${example}\``,
      severity: 'warning',
    }),
  );
}

function schemaAt(root: FieldSchema, pointer: string): FieldSchema {
  let schema: FieldSchema | undefined = root;
  for (const name of namesIn(pointer)) schema = schema?.items ?? ownField(schema?.properties ?? {}, name);
  return schema ?? {};
}

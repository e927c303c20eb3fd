/** No word that a visitor reads stands in the program of the pages: words come from data/ and schemas/defaults/. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';

interface Node {
  type: string;
  start: number;
  [field: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Attributes that are read to a visitor or shown. */
const spoken =
  /^(aria-(label|description|roledescription|valuetext|placeholder)|title|alt|placeholder|label|heading|lead|eyebrow|summary)$/;
/** Attributes with words of HTML, SVG and CSS. */
const technical =
  /^(d|viewBox|transform|sizes|points|preserveAspectRatio|allow|media|strokeDasharray|look|stroke|fill|autoComplete|on[A-Z].*|style|key|rel|role|type|className)$/;
const isWord = (text: string) => /\p{L}{2}/u.test(text);
/** What only English would be: a capital and small letters, or words with a space between them. */
const isPhrase = (text: string) =>
  /^\p{Lu}\p{Ll}+|\p{L}{2,} \p{L}|\p{L} $|^ \p{L}/u.test(text.trim() === '' ? '' : text);

/** What a program must say in English: names of keys, events, headers and policies, and what only a console shows. */
const technicalTexts = new Set([
  'ArrowUp',
  'ArrowDown',
  'ArrowLeft',
  'ArrowRight',
  'Home',
  'End',
  'Enter',
  'Escape', // keys
  'AbortError',
  'LoadError',
  'Android',
  'IntersectionObserver',
  'Content-Type',
  'xMidYMax meet',
  'HTTP ',
  '(prefers-reduced-motion: reduce)',
]);
const isStyle = (text: string) => /^[@#]|^color-mix|s linear infinite/.test(text);
/** Files of styles and of the inline script. Templates in a file without components that uses the theme are styles, too. */
const styleFiles = /\/(style|early)\/|\/theme\.ts$/;
const hasStyles = (file: string, code: string) => file.endsWith('.ts') && code.includes('theme.ts');

function wordsIn(file: string): string[] {
  const code = readFileSync(path.join(projectDir, file), 'utf8');
  const found: string[] = [];
  const report = (node: Node, text: string) => {
    const line = code.slice(0, node.start).split('\n').length;
    found.push(`${file}:${line} ${text.trim().replaceAll(/\s+/g, ' ')}`);
  };
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value)) return undefined;
    const { type } = value;
    // Styles, types, imports, and errors that only a console shows.
    if (
      /^(TaggedTemplateExpression|ImportDeclaration|ImportExpression|ThrowStatement|TSLiteralType|TSInterface.*|TSTypeAlias.*)$/.test(
        type,
      )
    )
      return undefined;
    if (type === 'NewExpression' && String((value['callee'] as Node)['name']).endsWith('Error')) return undefined;
    if (type === 'CallExpression' && /^(console\.|super\()/.test(code.slice(value.start))) return undefined;
    if (type === 'JSXText' && isWord(String(value['value']))) report(value, String(value['value']));
    if (type === 'JSXAttribute') {
      const name = String((value['name'] as Node)['name']);
      if (technical.test(name)) return undefined;
      const own = value['value'];
      if (isNode(own) && own.type === 'Literal') {
        const text = String(own['value']);
        if (spoken.test(name) ? isWord(text) : isPhrase(text)) report(own, text);
        return undefined;
      }
    }
    const text =
      type === 'Literal'
        ? value['value']
        : type === 'TemplateElement' && !hasStyles(file, code)
          ? (value['value'] as { cooked: string }).cooked
          : '';
    if (typeof text === 'string' && isPhrase(text) && !technicalTexts.has(text) && !isStyle(text)) report(value, text);
    for (const child of Object.values(value)) visit(child);
    return undefined;
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }).body);
  return found;
}

test('no component says words of its own', () => {
  const files = globSync(['src/{site,ui}/**/*.{ts,tsx}', 'src/features/**/*.tsx'], { cwd: projectDir })
    .filter((file) => !styleFiles.test(file))
    .sort();
  expect(files.flatMap(wordsIn)).toEqual([]);
});

test('no style knows an element by a label, which is in the language of the site', () => {
  const files = globSync('src/{site,ui,features}/**/*.{css,ts,tsx}', { cwd: projectDir });
  const labelled = /\[(?:aria-(?:label|roledescription)|title|alt)[\^$*|~]?=/;
  expect(files.filter((file) => labelled.test(readFileSync(path.join(projectDir, file), 'utf8')))).toEqual([]);
});

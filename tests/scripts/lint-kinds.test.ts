/** How much of the program names a kind of entry: `npm run lint` counts it. */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { entryKinds } from '#generated/entry-kinds.gen.ts';
import { filesNamingKinds } from '../../scripts/lint-kinds/files-naming-kinds.ts';
import { temporaryFolder } from '../temporary-folder.ts';

const naming = [
  "import type { Catalogue, LinkedLine } from './catalogue.ts';",
  "import type { PageLines } from '#generated/entries.gen.ts';",
  "import type {\n  Fair,\n  Line,\n} from '#generated/entries.gen.ts';",
  'const count = catalogue.lines.length;',
  'const { models, lines } = catalogue;',
  'const first = ({ lines }: Catalogue) => lines[0];',
  "if (entry.kind === 'line') return [];",
  "export const rule = { looksAt: ['model', 'line'] };",
  "const entries = entriesOf(input, 'line');",
  "const kinds = ['model', 'line'] as const;",
  "const page = 'page-lines';",
  "import { sizesOf } from '../lines/line-sizes.ts';",
];

const others = [
  "const field: Pick<Finding, 'line' | 'column'> = finding;",
  "const word = count === 1 ? 'line' : 'lines';",
  "if (hero.scene === 'line') drawRow();",
  "export function readLines(text: string): Line[] {\n  return text.split('\\n').map(toLine);\n}",
  "// LinkedLine, catalogue.lines, kind: 'line'",
  "import { LineMachines } from '../lines/components/line-machines.tsx';",
];

test('a file is counted where a kind is named, not where its word means something else', () => {
  const folder = temporaryFolder('lint-kinds');
  const write = (file: string, code: string) => {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), code);
  };
  for (const { id, folder: name } of entryKinds) write(`src/features/${name}/${id}-kind.ts`, '');
  write('src/features/lines/line-kind.ts', naming.join('\n'));
  naming.forEach((code, index) => write(`src/catalogue/naming-${String(index).padStart(2, '0')}.ts`, code));
  others.forEach((code, index) => write(`src/catalogue/other-${index}.ts`, code));
  const lines = filesNamingKinds(folder).find((kind) => kind.folder === 'lines');
  expect(lines?.feature).toBe('src/features/lines');
  expect(lines?.files).toEqual(naming.map((_, index) => `src/catalogue/naming-${String(index).padStart(2, '0')}.ts`));
});

/** Reads: the pages. Writes: app-path.gen.ts, paths.gen.ts, shell.gen.ts. Run by: scripts/codegen.ts. */
import path from 'node:path';
import type { PageKind, Shell } from '../../src/catalogue/page-data.ts';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { projectDir } from '../lib/build-settings.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';

const banner = '// Generated from data/ by scripts/codegen.ts. Do not edit.\n';

/** Every kind of page; the compiler sees to it that none is left out. */
const kinds: Record<PageKind, true> = {
  home: true,
  homecards: true,
  about: true,
  contact: true,
  enquire: true,
  products: true,
  cards: true,
  models: true,
  text: true,
  model: true,
  'equipment-grid': true,
  'equipment-list': true,
  equipment: true,
  fairs: true,
  gallery: true,
};

/** Writes the table of routes, its types and the frame of the pages. Tells which files changed. */
export async function writeRouteFiles(
  pages: readonly ListedPage[],
  shell: Shell,
  generatedDir: string,
): Promise<string[]> {
  const types = path
    .relative(generatedDir, path.join(projectDir, 'src/catalogue/page-data.ts'))
    .split(path.sep)
    .join('/');
  const files: Record<string, string> = {
    'app-path.gen.ts': appPathFile(pages),
    'paths.gen.ts': pathsFile(pages, types),
    'shell.gen.ts': shellFile(shell, types),
  };
  const written = Object.entries(files).map(async ([name, text]) =>
    (await writeIfChanged(path.join(generatedDir, name), text)) ? [name] : [],
  );
  return (await Promise.all(written)).flat();
}

function appPathFile(pages: readonly ListedPage[]): string {
  const union = pages.map((page) => `\n  | '${page.path}'`).join('');
  return `${banner}\n/** Every path of the site, in its canonical spelling. */\nexport type AppPath =${union || ' never'};\n`;
}

function pathsFile(pages: readonly ListedPage[], types: string): string {
  const rows = Object.keys(kinds).map((kind) => {
    const paths = pages.filter((page) => page.kind === kind).map((page) => page.path);
    return `  '${kind}': '${paths.join(' ')}',\n`;
  });
  const lines = [
    `import type { PageKind } from '${types}';`,
    '',
    '/** The paths of each kind of page, separated by spaces: one text a kind is smaller and loads faster than a list. */',
    `export const pathsByKind: Record<PageKind, string> = {\n${rows.join('')}};`,
  ];
  return `${banner}${lines.join('\n')}\n`;
}

function shellFile(shell: Shell, types: string): string {
  const lines = [
    `import type { Shell } from '${types}';`,
    '',
    '/** What surrounds every page. */',
    `export const shell: Shell = ${JSON.stringify(shell, null, 2)};`,
  ];
  return `${banner}${lines.join('\n')}\n`;
}

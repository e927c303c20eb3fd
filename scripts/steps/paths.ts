/** Reads: the pages. Writes: app-path.gen.ts. Run by: scripts/codegen.ts. */
import path from 'node:path';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';

const name = 'app-path.gen.ts';
const banner = '// Generated from data/ by scripts/codegen.ts. Do not edit.\n';

/** Writes the type of all paths, from which the route tree has its types. @returns whether its bytes changed */
export function writePaths(pages: readonly ListedPage[], generatedDir: string): Promise<boolean> {
  const union = pages.map((page) => `\n  | '${page.path}'`).join('');
  const type = `/** Every path of the site, in its canonical spelling. */\nexport type AppPath =${union || ' never'};\n`;
  return writeIfChanged(path.join(generatedDir, name), `${banner}\n${type}`);
}

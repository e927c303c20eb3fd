/** Reads: the pages. Writes: route-tree.gen.ts. Run by: scripts/codegen.ts. */
import path from 'node:path';
import type { ListedPage } from '../../src/catalogue/pages/list-pages.ts';
import { writeIfChanged } from '../lib/write-if-changed.ts';

export const routeTreeFile = 'route-tree.gen.ts';

/** Writes the typed route tree: every path with its kind of page. @returns whether its bytes changed */
export function writeRouteTree(pages: readonly ListedPage[], generatedDir: string): Promise<boolean> {
  const routes = pages.map(({ path: route, kind }) => `  '${route}': '${kind}';\n`).join('');
  const code = `// Generated from data/ by scripts/codegen.ts. Do not edit.

/** The route tree: every path of the site, in its canonical spelling, with the kind of page that it shows. */
export interface RouteTree {
${routes}}

/** Every path of the site. */
export type AppPath = keyof RouteTree;
`;
  return writeIfChanged(path.join(generatedDir, routeTreeFile), code);
}

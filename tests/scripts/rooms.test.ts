/** Which folder imports which (docs/architecture.md): the lint rules fail when they are broken. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { temporaryFolder } from '../temporary-folder.ts';

/** A file of a folder, and what it must not import. */
const forbidden: Record<string, string> = {
  'src/text/a.ts': '../look/palette.ts',
  'src/look/a.ts': '../catalogue/paths.ts',
  'src/yaml/edit/a.ts': '../../catalogue/entry.ts',
  'src/figures/a.ts': '../yaml/block.ts',
  'src/catalogue/a.ts': '../check/rule.ts',
  'src/catalogue/link/a.ts': '../../features/page/declare.ts',
  // Generated code that imports features, or the check.
  'src/catalogue/b.ts': '#generated/pages.gen.ts',
  'src/catalogue/c.ts': '#generated/rules.gen.ts',
  'src/ui/cards/b.tsx': '#generated/pages.gen.ts',
  'src/check/rules/a.ts': '../../ui/theme.ts',
  'src/drawing/families/a.ts': '../../check/rule.ts',
  'src/drawing/c.ts': '#generated/rules.gen.ts',
  'src/check/a.ts': '../new-entries/cells.ts',
  'src/new-entries/a.ts': '../editor/embedded.ts',
  'src/features/find/h.ts': '../../new-entries/cells.ts',
  'src/drawing/a.ts': '../ui/theme.ts',
  'src/drawing/b.ts': 'react',
  'src/enquiry/contract/a.ts': '../service/settings.ts',
  'src/catalogue/d.ts': '../browser/stored.ts',
  'src/browser/a.ts': '../ui/theme.ts',
  'src/browser/b.ts': 'react',
  'src/ui/cards/a.tsx': '../../features/find/bands.ts',
  'src/features/find/a.ts': 'react',
  'src/features/find/b.ts': '@emotion/styled',
  'src/features/find/c.ts': '../../ui/theme.ts',
  'src/features/find/d.ts': './find-page.tsx',
  'src/features/find/e.ts': '../compare/components/a.ts',
  'src/features/find/f.tsx': '../compare/components/a.tsx',
  'src/features/find/g.tsx': '../../site/site.tsx',
  'src/features/find/i.ts': 'react/jsx-runtime',
  'src/features/find/j.ts': '@tanstack/react-router',
  'src/features/find/k.ts': './use-finder.ts',
  'src/features/find/l.ts': './components/finder-style.ts',
  'src/features/find/use-finder.ts': '../../site/site.tsx',
  'src/features/find/components/a.ts': 'react',
  'src/features/find/components/b.ts': '../../compare/components/a.ts',
  'src/features/find/components/c.tsx': '../../compare/components/a.tsx',
  'src/features/find/components/deep/a.ts': '../../../compare/components/a.ts',
  'src/features/find/components/deep/b.tsx': '../../../compare/components/a.tsx',
  'src/site/frame/a.tsx': '../../features/find/components/a.tsx',
  'src/site/frame/b.tsx': '../../editor/embedded.ts',
  'src/site/c.ts': '../server/path-map.ts',
  'src/site/d.ts': '../worker/choose-cache.ts',
  'src/server/b.ts': '../site/early/inline-scripts.ts',
  'src/server/a.ts': '../enquiry/service/settings.ts',
  'src/enquiry/service/a.ts': '../../features/find/bands.ts',
  'src/editor/a.tsx': '../features/find/components/a.tsx',
  'src/worker/a.ts': '../editor/embedded.ts',
  // A circle of types.
  'src/yaml/one.ts': './other.ts',
  'src/yaml/other.ts': './one.ts',
};

const allowed: Record<string, string> = {
  'src/yaml/x.ts': '../text/names.ts',
  'src/check/rules/x.ts': '../../drawing/make-machine.ts',
  'src/new-entries/x.ts': '../check/words.ts',
  'src/features/find/x.ts': '../compare/address.ts',
  'src/features/find/y.tsx': './components/y.tsx',
  'src/features/find/components/y.tsx': '../../../ui/cards/card.tsx',
  'src/features/find/use-it.ts': 'react',
  'src/features/find/components/use-it.ts': '../../../ui/theme.ts',
  'src/features/find/components/some-style.ts': '@emotion/styled',
  'src/features/find/z.ts': '../../browser/stored.ts',
  'src/features/find/components/deep/x.tsx': '../../../../ui/cards/card.tsx',
  'src/features/find/components/deep/y.tsx': '../../../compare/address.ts',
  'src/site/frame/x.tsx': '../../features/compare/address.ts',
};

test('a folder imports only from those above it, and a feature is entered by the files in its folder', () => {
  const folder = folderOf({ ...forbidden, ...allowed });
  // A type named without an import statement, and what is loaded later.
  writeFileSync(path.join(folder, 'src/text/b.ts'), "export type B = import('../look/palette.ts').Palette;\n");
  writeFileSync(path.join(folder, 'src/text/c.ts'), "export const load = () => import('../look/palette.ts');\n");
  expect(brokenIn(folder).sort()).toEqual([...Object.keys(forbidden), 'src/text/b.ts', 'src/text/c.ts'].sort());
});

/** A folder with the project's rules, and files that import a type from another. */
function folderOf(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder('rooms');
  copyFileSync(path.join(projectDir, '.oxlintrc.json'), path.join(folder, '.oxlintrc.json'));
  for (const [file, from] of Object.entries(files)) {
    mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
    writeFileSync(path.join(folder, file), `import type { A } from '${from}';\n\nexport type B = A;\n`);
  }
  return folder;
}

function brokenIn(folder: string): string[] {
  try {
    execFileSync(path.join(projectDir, 'node_modules/.bin/oxlint'), ['--format=json'], { cwd: folder });
    return [];
  } catch (error) {
    const { diagnostics } = JSON.parse(String((error as { stdout: Buffer }).stdout)) as {
      diagnostics: { filename: string; code: string }[];
    };
    const rules = /no-restricted-imports|no-cycle|consistent-type-imports/;
    return diagnostics.flatMap(({ filename, code }) => (rules.test(code) ? filename : []));
  }
}

test('features do not import each other in a circle, types and what is loaded later included', () => {
  const files = globSync('src/features/**/*.{ts,tsx}', { cwd: projectDir });
  const texts = new Map(files.map((file) => [file, readFileSync(path.join(projectDir, file), 'utf8')]));
  expect(circleOf(texts)).toEqual([]);
  // Each form of import closes a circle: `page` is below all features that have pages.
  const further = 'src/features/page/further.ts';
  for (const text of [
    "import { list } from '../find/find-page.ts';",
    "import type { FindPageData } from '../find/find-page.ts';",
    "export type { FindPageData } from '../find/find-page.ts';",
    "export const load = () => import('../find/find-page.ts');",
    "export type Find = typeof import('../find/find-page.ts');",
  ])
    expect(circleOf(new Map([...texts, [further, text]]))).toContain('find');
});

/** Features that import each other, by way of others or not; sorted. */
function circleOf(texts: ReadonlyMap<string, string>): string[] {
  const featureOf = (file: string) => /^src\/features\/([^/]+)\//.exec(file)?.[1] ?? '';
  const imported = new Map<string, Set<string>>();
  for (const [file, text] of texts) {
    const from = featureOf(file);
    for (const [, target = ''] of text.matchAll(/(?:\bfrom|\bimport\(?)\s*'(\.[^']+)'/g)) {
      const to = featureOf(path.join(path.dirname(file), target));
      if (to !== from && to !== '') imported.set(from, (imported.get(from) ?? new Set()).add(to));
    }
  }
  const reached = (from: string, all = new Set<string>()): ReadonlySet<string> => {
    for (const to of imported.get(from) ?? []) if (!all.has(to)) reached(to, all.add(to));
    return all;
  };
  return [...imported.keys()].filter((feature) => reached(feature).has(feature)).sort();
}

test('nothing is exported that no other file uses', () => {
  const files = globSync('{src,scripts,tests}/**/*.{ts,tsx,js}', { cwd: projectDir, exclude: ['**/node_modules'] });
  const filesOfWord = new Map<string, Set<string>>();
  const exports: { file: string; name: string }[] = [];
  for (const file of files) {
    const text = readFileSync(path.join(projectDir, file), 'utf8');
    for (const [word] of text.matchAll(/[\w$]+/g))
      filesOfWord.set(word, (filesOfWord.get(word) ?? new Set()).add(file));
    if (/^tests|generated/.test(file)) continue;
    const declared = text.matchAll(/^export (?:async )?(?:const|function\*?|class|interface|type) ([\w$]+)/gm);
    for (const [, name = ''] of declared) exports.push({ file, name });
  }
  expect(exports.length).toBeGreaterThan(1500);
  const unused = exports.filter(({ name }) => filesOfWord.get(name)?.size === 1);
  expect(unused.map(({ file, name }) => `${file}: take \`export\` away from ${name}`)).toEqual([]);
});

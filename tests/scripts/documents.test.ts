import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';

const documents = globSync(['*.md', 'docs/**/*.md', 'data/*.md'], { cwd: projectDir });
const read = (file: string) => readFileSync(path.join(projectDir, file), 'utf8');

/** The anchor that GitHub generates for a heading. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .trim()
    .replaceAll(/\s/g, '-');
const anchorsOf = (file: string) =>
  [...read(file).matchAll(/^#+ (.*)$/gm)].map(([, heading = '']) => anchorOf(heading));

describe('the documents for people', () => {
  test.each(documents)('%s links only to existing files and headings', (file) => {
    const text = read(file).replaceAll(/```[^]*?```/g, '');
    for (const [, target = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(target)) continue;
      const [name = '', anchor] = target.split('#');
      const found = name === '' ? file : path.join(path.dirname(file), name);
      expect(existsSync(path.join(projectDir, found)), target).toBe(true);
      if (anchor !== undefined) expect(anchorsOf(found), target).toContain(anchor);
    }
  });

  test('the list of decisions names every record by its title', () => {
    const list = read('docs/decisions/README.md');
    for (const file of globSync('docs/decisions/0*.md', { cwd: projectDir })) {
      const title = /^# (.*)$/m.exec(read(file))?.[1] ?? '';
      expect(list, file).toContain(`- [${title}](${path.basename(file)})`);
    }
  });

  test('every decision begins with its status', () => {
    for (const file of globSync('docs/decisions/0*.md', { cwd: projectDir }))
      expect(read(file), file).toMatch(/^# .*\n\nStatus: (?:in force since|replaced on) 20\d\d-\d\d-\d\d/);
  });

  test('every part of the specification names existing tests', () => {
    const parts = read('docs/specification.md')
      .split(/^##+ \d?/m)
      .slice(1);
    for (const part of parts) {
      // A heading with subsections has no text of its own.
      if (!part.includes('\n- ')) continue;
      const tests = [...(/^Tests: ([^]*?)\n$/m.exec(part)?.[1] ?? '').matchAll(/`([^`]+)`/g)];
      expect(tests.length, part).toBeGreaterThan(0);
      for (const [, file = ''] of tests) expect(existsSync(path.join(projectDir, 'tests', file)), file).toBe(true);
    }
  });

  test('the code refers only to existing sections of the specification', () => {
    const sections = new Set([...read('docs/specification.md').matchAll(/^## (\d+)\./gm)].map(([, number]) => number));
    for (const file of globSync('{src,scripts,tests}/**/*.{ts,tsx}', { cwd: projectDir, exclude: ['src/generated'] })) {
      for (const [, number] of read(file).matchAll(/\bspecification, section (\d+)/g))
        expect(sections, `${file}: section ${number ?? ''}`).toContain(number);
    }
  });

  test.each(documents)('%s names only existing files of the program', (file) => {
    for (const [, name = ''] of read(file).matchAll(/`((?:src|scripts|schemas|tests|deploy)\/[^`<…*\s]*)`/g)) {
      // Generated code is missing before the first build; the specification names tests without their folder.
      const found = ['.', 'tests'].some((folder) => existsSync(path.join(projectDir, folder, name)));
      expect(found || name.startsWith('src/generated'), name).toBe(true);
    }
  });

  test('what changes.md names without its folder is there, too', () => {
    const files = new Set(globSync('{src,scripts,tests}/**/*', { cwd: projectDir }).map((file) => path.basename(file)));
    const named = [...read('docs/changes.md').matchAll(/`([\w-]+\.(?:tsx?|typ))`/g)].map(([, name]) => name);
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((name) => !files.has(name ?? ''))).toEqual([]);
  });

  test('an npm script that a document names is there', () => {
    const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
    for (const file of documents) {
      for (const [, name = ''] of read(file).matchAll(/npm run ([a-z][a-z:-]*)/g)) {
        expect(Object.keys(scripts), `${file}: npm run ${name}`).toContain(name);
      }
    }
  });
});

import path from 'node:path';
import { projectDir } from '../scripts/lib/build-settings.ts';

/** The tests of each part of the program; of several that fit, the longest counts. CONTRIBUTING.md has the table too. */
export const areas: Readonly<Record<string, readonly string[]>> = {
  data: ['tests/content/same-text.test.ts', 'tests/scripts/check'],
  docs: ['tests/scripts/documents.test.ts', 'tests/scripts/describe.test.ts'],
  deploy: ['tests/server', 'tests/scripts/site-files.test.ts'],
  schemas: ['tests/catalogue', 'tests/scripts/check', 'tests/scripts/describe.test.ts'],
  scripts: ['tests/scripts'],
  'scripts/build': ['tests/scripts/build', 'tests/scripts/sheet', 'tests/scripts/cards.test.ts'],
  'scripts/check': ['tests/scripts/check'],
  'scripts/start': ['tests/scripts/start.test.ts'],
  'scripts/workflows': ['tests/workflows', 'tests/scripts/post-comment.test.ts', 'tests/scripts/verify-live.test.ts'],
  '.github': ['tests/workflows'],
  src: ['tests/catalogue', 'tests/drawing', 'tests/editor', 'tests/enquiry', 'tests/figures', 'tests/site'],
  'src/browser': ['tests/e2e/enquire-draft.spec.ts', 'tests/e2e/editor-drafts.spec.ts'],
  'src/catalogue': ['tests/catalogue'],
  'src/check': ['tests/catalogue', 'tests/scripts/check'],
  'src/drawing': ['tests/drawing'],
  'src/editor': ['tests/editor'],
  'src/enquiry': ['tests/enquiry'],
  'src/features': ['tests/catalogue', 'tests/site'],
  'src/figures': ['tests/figures'],
  'src/look': ['tests/look'],
  'src/new-entries': ['tests/new-entries', 'tests/scripts/new', 'tests/scripts/import'],
  'src/server': ['tests/server'],
  'src/site': ['tests/site'],
  'src/text': ['tests/catalogue', 'tests/figures/row-names.test.ts'],
  'src/ui': ['tests/site'],
  'src/worker': ['tests/site/choose-cache.test.ts', 'tests/e2e/offline.spec.ts'],
  'src/yaml': [
    'tests/catalogue/mistakes.test.ts',
    'tests/catalogue/fixes',
    'tests/catalogue/fuzz',
    'tests/scripts/check',
  ],
};

/**
 * What to run for a folder or a file of the project: itself if it is of the tests, else the tests of its part.
 * @returns nothing if there are none
 */
export function testsOf(place: string): readonly string[] {
  const own = path.relative(projectDir, path.resolve(place)).split(path.sep).join('/');
  if (own.startsWith('tests')) return [own];
  const parts = own.split('/');
  const folders = parts.map((_, index) => parts.slice(0, parts.length - index).join('/'));
  const tests = folders.flatMap((folder) => (Object.hasOwn(areas, folder) ? [areas[folder] ?? []] : []))[0];
  return tests ?? [];
}

import { execFile } from 'node:child_process';
import { globSync } from 'node:fs';
import { glob, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { test } from '@playwright/test';
import { HtmlValidate, StaticConfigLoader, type ConfigData } from 'html-validate';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { enquiryEndpoint } from '../../src/catalogue/paths.ts';
import { validEnquiry } from '../enquiry/support/sample-enquiry.ts';
import { expect } from '../problems.ts';
import { runVnu } from './markup/run-vnu.ts';
import { address, noteFigure, outDir } from './site.ts';

/** Where the checked documents are that are not part of the site. */
const root = path.dirname(outDir);

/** The files of the site that match a pattern. */
const list = (pattern: string) =>
  globSync(pattern, { cwd: outDir })
    .toSorted()
    .map((name) => path.join(outDir, name));

test('markup of all documents, with the editor, answers to forms and long lists', async () => {
  const documents = [
    ...list('**/*.html'),
    ...(await fetchAnswerPages(path.join(root, 'answers'))),
    ...(await buildLongLists(path.join(root, 'long-lists'))),
  ];
  noteFigure('documents', String(documents.length));
  expect.soft(await runVnu(documents, 'html', root)).toBeNone();
  expect.soft(await checkHtml(documents)).toBeNone();
});

test('all drawings, by the Nu Html Checker', async () => {
  const drawings = list('**/*.svg');
  noteFigure('drawings', String(drawings.length));
  expect(await runVnu(drawings, 'svg', root)).toBeNone();
});

test('all style sheets, by the Nu Html Checker', async () => {
  const styles = list('**/*.css');
  noteFigure('style sheets', String(styles.length));
  expect(await runVnu(styles, 'css', root)).toBeNone();
});

/** Enough models to split lists into pages. */
const models = 120;

/**
 * Builds the pages of a synthetic catalogue, since the project's own has no long lists.
 * @returns the pages that differ from those of a small catalogue: pages of lists, groups, the form
 */
async function buildLongLists(folder: string): Promise<string[]> {
  const [dataDir, siteDir] = [path.join(folder, 'data'), path.join(folder, 'site')];
  const run = (...words: string[]) => promisify(execFile)(process.execPath, words, { cwd: projectDir, maxBuffer: 1e8 });
  await rm(dataDir, { recursive: true, force: true });
  await run('tests/synthetic/catalogue.ts', String(models), dataDir);
  await run('scripts/build.ts', '--pages-only', '--data', dataDir, '--out', siteDir);
  const names = ['ourproducts.html', 'enquire.html', 'find.html'];
  for await (const part of glob('**/page/*.html', { cwd: siteDir })) {
    names.push(part, `${path.dirname(path.dirname(part))}.html`);
  }
  return [...new Set(names)].toSorted().map((name) => path.join(siteDir, name));
}

/** Form posts of a browser without JavaScript, and the expected status. */
const questions: readonly { name: string; fields: Record<string, string>; status: number }[] = [
  { name: 'thanks', fields: { ...validEnquiry }, status: 200 },
  { name: 'errors', fields: { ...validEnquiry, name: '', phone: '12', email: '"><b>nobody', city: '' }, status: 422 },
  {
    name: 'unknown-choice',
    fields: { ...validEnquiry, country: '', machinery: 'no such', model: 'no such' },
    status: 422,
  },
];

/**
 * Posts forms as a browser without JavaScript does, and saves the responses.
 * @returns the written files
 * @throws when a response is not the expected one
 */
async function fetchAnswerPages(folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, fields, status } of questions) {
    const response = await fetch(address + enquiryEndpoint, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    if (response.status !== status) throw new Error(`The form "${name}" was answered by ${response.status}`);
    const file = path.join(folder, `${name}.html`);
    await writeFile(file, await response.text());
    files.push(file);
  }
  return files;
}

/** The recommended and the accessibility rules. Each exception states its reason. */
const htmlRules: ConfigData = {
  root: true,
  extends: ['html-validate:recommended', 'html-validate:a11y'],
  rules: {
    // Style rules that React decides: `<!doctype html>`, `<img/>`, `srcSet`, `required=""` are all valid.
    'doctype-style': 'off',
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // React's ids begin with an underscore; HTML 5 forbids only spaces.
    'valid-id': ['error', { relaxed: true }],
    // Checkboxes with the same name are one question with several answers, as a form without JavaScript sends them.
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // The style sheets keep numbers on one line with `white-space`, so that a copied number has ordinary spaces.
    'tel-non-breaking': 'off',
    // A scrollable table is a region named by its caption. A <section> would need a heading.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
};

/**
 * Runs html-validate on documents.
 * @returns the messages as `file: message (rule)`, with files relative to the root
 */
async function checkHtml(files: readonly string[]): Promise<string[]> {
  // Ignore configuration files next to the documents.
  const validator = new HtmlValidate(new StaticConfigLoader(htmlRules));
  const problems: string[] = [];
  for (const file of files) {
    const report = await validator.validateString(await readFile(file, 'utf8'), file);
    for (const { messages } of report.results) {
      for (const { line, column, message, ruleId } of messages) {
        problems.push(`${path.relative(root, file)}:${line}:${column}: ${message} (${ruleId})`);
      }
    }
  }
  return problems;
}

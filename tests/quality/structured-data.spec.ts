import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { expect } from '../problems.ts';
import { noteFigure, outDir, pages } from './site.ts';
import { documentsIn, validate } from './structured-data/validate.ts';

test("every JSON-LD document follows the search engines' rules", async () => {
  const problems: string[] = [];
  let count = 0;
  for (const { path: page } of pages) {
    const html = readFileSync(path.join(outDir, `${page.slice(1) || 'index'}.html`), 'utf8');
    const documents = documentsIn(html);
    count += documents.length;
    problems.push(...(await validate(documents)).map((problem) => `${page}: ${problem}`));
  }
  noteFigure('documents', String(count));
  expect(problems).toBeNone();
});

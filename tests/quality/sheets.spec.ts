import { globSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import { expect } from '../problems.ts';
import { findSheetProblems } from './sheets/find-sheet-problems.ts';
import { noteFigure, outDir } from './site.ts';

test('every sheet is valid, tagged, titled, and has a language and all fonts', async () => {
  const names = globSync('**/*.pdf', { cwd: outDir }).toSorted();
  noteFigure('sheets', String(names.length));
  const problems = names.length === 0 ? ['There is no sheet'] : [];
  for (const name of names) {
    const found = await findSheetProblems(path.join(outDir, name));
    problems.push(...found.map((problem) => `${name}: ${problem}`));
  }
  expect(problems).toBeNone();
});

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainDiskProblem } from '../../scripts/build/build-site.ts';

const problemOf = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test.runIf(existsSync('/dev/full'))('a disk that is full is named, with what to do', () => {
  expect(explainDiskProblem(problemOf(() => writeFileSync('/dev/full', 'x')))).toMatch(/the disk is full: make room/);
});

test('a file system that is read-only is named with the file', () => {
  const problem = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'mkdir', path: '/site/dist' });
  expect(explainDiskProblem(problem)).toMatch(/^\/site\/dist could not be written: the file system is read-only/);
});

test('every other problem stays one of the program', () => {
  expect(explainDiskProblem(problemOf(() => readFileSync('/nothing/here')))).toBeUndefined();
  expect(explainDiskProblem(new Error('disk'))).toBeUndefined();
});

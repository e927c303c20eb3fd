import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { explainDiskFault } from '../../scripts/build/build-site.ts';

const faultOf = (act: () => void): unknown => {
  try {
    act();
  } catch (error) {
    return error;
  }
  return undefined;
};

test.runIf(existsSync('/dev/full'))('a disk that is full is named, with what to do', () => {
  expect(explainDiskFault(faultOf(() => writeFileSync('/dev/full', 'x')))).toMatch(/the disk is full: make room/);
});

test('a file system that is read-only is named with the file', () => {
  const fault = Object.assign(new Error('EROFS'), { code: 'EROFS', syscall: 'mkdir', path: '/site/dist' });
  expect(explainDiskFault(fault)).toMatch(/^\/site\/dist could not be written: the file system is read-only/);
});

test('every other fault stays one of the program', () => {
  expect(explainDiskFault(faultOf(() => readFileSync('/nothing/here')))).toBeUndefined();
  expect(explainDiskFault(new Error('disk'))).toBeUndefined();
});

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, test } from 'vitest';
import { withoutStacks } from '../../scripts/lib/lean-libraries.ts';

const reactDom = path.dirname(createRequire(import.meta.url).resolve('react-dom/package.json'));
const library = readFileSync(path.join(reactDom, 'cjs/react-dom-client.production.js'), 'utf8');

/** Errors that are made when the library is loaded: in statements at its outermost level, which are not indented. */
const madeAtLoad = (code: string) =>
  code
    .split(/;\n/)
    .filter((statement) => /^var \w/m.test(statement) && /^ {0,2}\w+ = Error\(|^var \w+ = Error\(/m.test(statement));

test('no error of React is made with a stack when the library is loaded', () => {
  expect(madeAtLoad(library)).not.toEqual([]);
  const lean = withoutStacks(library);
  expect(madeAtLoad(lean)).toEqual([]);
  expect(
    lean.match(/Object\.create\(Error\.prototype, \{ message: \{ value: formatProdErrorMessage\(\d+\) \} \}\)/g),
  ).toHaveLength(5);
});

test('what React throws within itself is an error still', () => {
  const code = withoutStacks('var OneException = Error(formatProdErrorMessage(460));');
  const made = new Function('formatProdErrorMessage', `${code} return OneException;`) as (
    say: (code: number) => string,
  ) => unknown;
  const error = made((number) => `error ${number}`);
  expect(error).toBeInstanceOf(Error);
  expect(String(error)).toBe('Error: error 460');
});

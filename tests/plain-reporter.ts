import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** The annotation of a test with a figure that it has measured. */
export const figureType = 'figure';

/**
 * Prints a line for each test, below it what was measured and what is wrong, and at the end `N passed, N failed` and the
 * failures once more, as CI shows the end of a log. For people who want to know what is wrong with a site, and not where
 * in a test's code.
 */
export default class PlainReporter implements Reporter {
  #passed = 0;
  readonly #failures: string[] = [];

  onTestEnd({ title }: TestCase, { status, errors, annotations }: TestResult): void {
    if (status === 'skipped') return;
    const figures = annotations.filter(({ type }) => type === figureType).map(({ description = '' }) => description);
    this.#print(status === 'passed', title, [...figures, ...errors.map(textOf)]);
  }

  /** Outside of any test: a file that cannot be loaded. */
  onError(error: TestError): void {
    this.#print(false, 'The tests could not be run', [textOf(error)]);
  }

  onEnd(): void {
    const failed = this.#failures.length;
    if (this.#passed + failed === 0) return;
    console.log(['', ...this.#failures, `${this.#passed} passed, ${failed} failed`].join('\n'));
  }

  printsToStdio(): boolean {
    return true;
  }

  #print(passed: boolean, title: string, texts: readonly string[]): void {
    const lines = texts.join('\n').split('\n').filter(Boolean);
    const told = [`${passed ? '✓' : '✗'} ${title}`, ...lines.map((line) => `    ${line}`)].join('\n');
    if (passed) this.#passed += 1;
    else this.#failures.push(told);
    console.log(told);
  }
}

const textOf = ({ message = '', value = '' }: TestError): string =>
  stripVTControlCharacters(message || value).replace(/^Error: /, '');

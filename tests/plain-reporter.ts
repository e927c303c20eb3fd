import { stripVTControlCharacters } from 'node:util';
import type { Reporter, TestCase, TestError, TestResult } from '@playwright/test/reporter';

/** The annotation of a test with a figure that it has measured. */
export const figureType = 'figure';

/**
 * Prints a line for each test, below it what was measured and what is wrong, and at the end `N passed, N failed`. For
 * people who want to know what is wrong with a site, and not where in a test's code.
 */
export default class PlainReporter implements Reporter {
  #passed = 0;
  #failed = 0;

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
    if (this.#passed + this.#failed > 0) console.log(`\n${this.#passed} passed, ${this.#failed} failed`);
  }

  printsToStdio(): boolean {
    return true;
  }

  #print(passed: boolean, title: string, texts: readonly string[]): void {
    if (passed) this.#passed += 1;
    else this.#failed += 1;
    console.log(`${passed ? '✓' : '✗'} ${title}`);
    for (const line of texts.join('\n').split('\n')) if (line !== '') console.log(`    ${line}`);
  }
}

const textOf = ({ message = '', value = '' }: TestError): string =>
  stripVTControlCharacters(message || value).replace(/^Error: /, '');

import type { Page } from '@playwright/test';

/**
 * Records everything that must not happen on a page: policy violations, errors, dialogs, requests to other origins.
 * @param address the site's own origin
 * @param answered origins that the caller mocks with routes
 * @returns the problems so far; the list grows
 */
export async function watchPage(page: Page, address: string, answered: readonly string[] = []): Promise<string[]> {
  const problems: string[] = [];
  const note = (problem: string) => problems.push(`${page.url().replace(address, '')}: ${problem}`);
  await page.exposeFunction('noteViolation', (violation: string) => note(`the policy forbids ${violation}`));
  await page.addInitScript(() => {
    document.addEventListener(
      'securitypolicyviolation',
      ({ violatedDirective, blockedURI, sourceFile, lineNumber }) => {
        const { noteViolation } = window as unknown as { noteViolation: (violation: string) => void };
        noteViolation(`${violatedDirective} ${blockedURI} (${sourceFile}:${lineNumber})`);
      },
    );
  });
  page.on('pageerror', (error) => note(`error: ${error.message}`));
  page.on('console', (message) => {
    const isNotFound = /status of 4\d\d/.test(message.text());
    if (message.type() === 'error' && !isNotFound) note(`console: ${message.text()}`);
  });
  page.on('dialog', async (dialog) => {
    note(`dialog: ${dialog.message()}`);
    await dialog.dismiss();
  });
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (!protocol.startsWith('http') || origin === address || answered.includes(origin)) return;
    note(`request to another origin: ${request.url()}`);
  });
  return problems;
}

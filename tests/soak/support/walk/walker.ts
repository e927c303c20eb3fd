import type { Browser, ElementHandle, Page } from '../../../quality/puppeteer.ts';
import { expect } from 'vitest';

/** Timeout in milliseconds. */
const PATIENCE = 20_000;

/** Drives a browser through the site and records its complaints. */
export interface Walker {
  page: Page;
  /** Console errors, page errors, policy violations, responses from 400, requests to other origins. */
  problems: string[];
  /** Opens a path and waits until the page is hydrated. */
  open: (path: string) => Promise<void>;
  /** Waits until a value is as expected. */
  sees: <T>(read: () => T | Promise<T>, wanted: T) => Promise<void>;
  /** The first visible element of a selector whose name (label or text) equals or contains this one. */
  find: (selector: string, name?: string | RegExp) => Promise<ElementHandle<HTMLElement>>;
  press: (selector: string, name?: string | RegExp) => Promise<void>;
  /** The visible texts of a selector. */
  texts: (selector: string) => Promise<string[]>;
  /** The name of the focused element. */
  focused: () => Promise<string>;
}

export interface WalkOptions {
  /** Origin of the server. */
  address: string;
  width: number;
  /** The browser's download folder. */
  downloads: string;
}

/** Begins a walk in a new window. */
export async function startWalk(browser: Browser, { address, width, downloads }: WalkOptions): Promise<Walker> {
  const context = await browser.createBrowserContext({
    downloadBehavior: { policy: 'allow', downloadPath: downloads },
  });
  const page = await context.newPage();
  await page.setViewport({ width, height: 800 });
  const problems: string[] = [];
  page.on('console', (message) => void problems.push(`console ${message.type()}: ${message.text()}`));
  page.on('pageerror', (error) => void problems.push(`page error: ${String(error)}`));
  page.on('request', (request) => {
    const { origin, protocol } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== address) problems.push(`request to another origin: ${request.url()}`);
  });
  page.on('response', (answer) => {
    if (answer.status() >= 400) problems.push(`${answer.status()}: ${answer.url()}`);
  });
  // Policy violations are not always reported to the driver, so record them in the page.
  await page.evaluateOnNewDocument(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      console.error(`policy: ${violatedDirective} ${blockedURI}`);
    });
  });

  const sees: Walker['sees'] = (read, wanted) =>
    expect.poll(async () => await read(), { timeout: PATIENCE, interval: 50 }).toEqual(wanted);
  const search = (selector: string, name: string | RegExp) =>
    page.evaluateHandle(
      (chosen, wanted, isPattern) =>
        [...document.querySelectorAll<HTMLElement>(chosen)].find((element) => {
          const own = (element.getAttribute('aria-label') ?? element.textContent).trim();
          const fits = isPattern ? new RegExp(wanted).test(own) : wanted === '' || own === wanted;
          return fits && element.checkVisibility();
        }),
      selector,
      typeof name === 'string' ? name : name.source,
      typeof name !== 'string',
    );
  const find: Walker['find'] = async (selector, name = '') => {
    const deadline = Date.now() + PATIENCE;
    do {
      const found = (await search(selector, name)).asElement();
      if (found) return found as ElementHandle<HTMLElement>;
      await new Promise((resolve) => setTimeout(resolve, 50));
    } while (Date.now() < deadline);
    throw new Error(`There is no ${selector} “${String(name)}” on ${page.url()}.`);
  };
  return {
    page,
    problems,
    sees,
    find,
    async open(path) {
      await page.goto(address + path, { waitUntil: 'load' });
      const lives = () =>
        page.evaluate(
          () =>
            document.documentElement.dataset['hydrated'] !== undefined ||
            document.querySelector('script[data-shell]') === null,
        );
      await sees(lives, true);
    },
    async press(selector, name) {
      await (await find(selector, name)).click();
    },
    texts: (selector) =>
      page.evaluate(
        (chosen) =>
          [...document.querySelectorAll<HTMLElement>(chosen)]
            .filter((element) => element.checkVisibility())
            .map((element) => element.innerText.trim()),
        selector,
      ),
    focused: () =>
      page.evaluate(() => {
        const { activeElement: element } = document;
        return (element?.getAttribute('aria-label') ?? element?.textContent ?? '').trim() || (element?.id ?? '');
      }),
  };
}

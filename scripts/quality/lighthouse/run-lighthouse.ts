import lighthouse, { type Config, type Result } from 'lighthouse';
import { launch } from 'puppeteer-core';
import { browserFlags } from '../../lib/browser/browser-flags.ts';
import { findBrowser } from '../../lib/browser/find-browser.ts';

/** How often a run is repeated that the browser itself spoilt: under load it may miss the start of a navigation. */
const TRIES = 3;

async function runOnce(address: string, config: Config): Promise<Result> {
  const browser = await launch({ executablePath: findBrowser(), args: [...browserFlags] });
  try {
    const port = Number(new URL(browser.wsEndpoint()).port);
    const ran = await lighthouse(address, { port, logLevel: 'silent' }, config);
    if (!ran) throw new Error(`Lighthouse had no result for ${address}`);
    return ran.lhr;
  } finally {
    await browser.close();
  }
}

/**
 * Looks at one page with Lighthouse, in a browser of its own.
 * @throws when the page can't be looked at
 */
export async function runLighthouse(address: string, config: Config): Promise<Result> {
  for (let turn = 1; ; turn += 1) {
    const result = await runOnce(address, config);
    const error = result.runtimeError;
    if (!error) return result;
    if (turn === TRIES) throw new Error(`Lighthouse could not look at ${address}: ${error.message}`);
  }
}

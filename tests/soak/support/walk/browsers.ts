import { launch, type Browser } from '../../../quality/puppeteer.ts';
import { findBrowser } from '../../../../scripts/lib/browser/find-browser.ts';
import { findProgram } from '../../../find-program.ts';

/** The browsers of the walks: Firefox over WebDriver BiDi, Chromium over its DevTools protocol. */
export const browsers: Record<'Firefox' | 'Chromium', () => Promise<Browser>> = {
  Firefox: () => launch({ browser: 'firefox', executablePath: findProgram('firefox-esr') }),
  Chromium: () =>
    launch({
      browser: 'chrome',
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--disable-gpu', '--disable-quic'],
    }),
};

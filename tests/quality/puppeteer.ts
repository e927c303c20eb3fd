/** Drives browsers that Playwright does not: Debian's Firefox. The soak tests find the package through this file. */
export { launch, type Browser, type ElementHandle, type Page } from 'puppeteer-core';

/** Browsers translate pages, and extensions change them: every control of every kind of page works all the same. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '../e2e/site-test.ts';
import { listMachine, prepareTranslation, pressTranslated } from '../e2e/translate-page.ts';
import { kinds, outDir, pages } from './site.ts';

const { origin } = JSON.parse(readFileSync(path.join(outDir, '_site.json'), 'utf8')) as { origin: string };
const about = pages.find(({ kind }) => kind === 'about')?.path ?? '/';
const paths = kinds.map((page) => page.path);
const searches = ['/search?q=tyre', '/nothing-of-this-name'];

const videos = 'https://www.youtube-nocookie.com';
test.use({
  expectedOrigin: videos,
  reducedMotion: 'reduce',
  // A page translated early is rendered again, which React reports.
  expectedConsole: /404|The page differs|WebGL/,
});

for (const address of [...paths, ...searches]) {
  test(`${address}: every control works when the page is translated`, async ({ page }) => {
    await page.route(`${videos}/**`, (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto(about);
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await prepareTranslation(page);
    await listMachine(page, origin);
    await pressTranslated(page, address, { path: about, word: /\p{L}+/u.exec(heading)?.[0] ?? '' });
  });
}

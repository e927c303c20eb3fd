/** Screenshots of the built site for the documentation: the home page, a machine's page, the editor. */
import path from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { hydrated, withBrowser } from '../lib/browser/browser.ts';
import { withServedSite } from '../lib/start-server.ts';

interface Shot {
  name: string;
  address: string;
  /** Waits until the page shows everything that the screenshot needs. */
  isReady: (page: Page) => Promise<unknown>;
}

const shots: readonly Shot[] = [
  { name: 'home', address: '/', isReady: hydrated },
  { name: 'machine', address: '/sht6000', isReady: hydrated },
  {
    name: 'editor',
    address: `/editor#${encodeURIComponent('models/blt150.yaml')}`,
    isReady: (page) => page.frameLocator('iframe').getByRole('heading', { level: 1 }).waitFor(),
  },
];

export function writePagePictures(folder: string, outDir: string): Promise<string[]> {
  return withServedSite(outDir, (address) =>
    withBrowser(async (browser) => {
      const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
      const files: string[] = [];
      for (const shot of shots) {
        await page.goto(address + shot.address);
        await shot.isReady(page);
        await page.waitForLoadState('networkidle');
        const file = path.join(folder, `${shot.name}.webp`);
        await sharp(await page.screenshot())
          .resize(1000)
          .webp({ quality: 80 })
          .toFile(file);
        files.push(file);
      }
      return files;
    }),
  );
}

/**
 * The 3D view under the site's security policy in Debian's Firefox and in Chromium, by keyboard and mouse. Without a
 * graphics card, Firefox has WebGL only in a window, which Xvfb (Debian's package `xvfb`) provides.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { launch, type Browser } from '../quality/puppeteer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findBrowser } from '../../scripts/lib/browser/find-browser.ts';
import { findProgram } from '../find-program.ts';
import { temporaryFolder } from '../temporary-folder.ts';
import { buildFrozenSite, onFrozen } from '../frozen-catalogue.ts';
import { startServer, type RunningServer } from './support/start-server.ts';
import { startWalk } from './support/walk/walker.ts';

const folder = temporaryFolder('view-3d');
const display = ':97';
let server: RunningServer;
let screen: ChildProcess;

beforeAll(async () => {
  buildFrozenSite();
  screen = spawn(findProgram('Xvfb', ['xvfb']), [display, '-screen', '0', '1600x1000x24'], { stdio: 'ignore' });
  server = await startServer('scripts/serve.ts', { STORE_DIR: folder, LOG_LEVEL: 'error' }, onFrozen);
});
afterAll(async () => {
  screen.kill();
  await server.stop();
});

const browsers: Record<string, () => Promise<Browser>> = {
  Firefox: () =>
    launch({
      browser: 'firefox',
      executablePath: findProgram('firefox-esr'),
      headless: false,
      env: { ...process.env, DISPLAY: display, LIBGL_ALWAYS_SOFTWARE: '1' },
      extraPrefsFirefox: { 'webgl.force-enabled': true },
    }),
  Chromium: () =>
    launch({
      browser: 'chrome',
      executablePath: findBrowser(),
      args: ['--no-sandbox', '--use-gl=angle', '--use-angle=swiftshader', '--enable-unsafe-swiftshader'],
    }),
};

test.each(Object.entries(browsers))('%s turns a machine and names its parts', { timeout: 180_000 }, async (_, open) => {
  const browser = await open();
  try {
    const walker = await startWalk(browser, { address: server.url, width: 1440, downloads: folder });
    const { page, press, find, texts } = walker;
    await walker.open('/blt150');
    await press('main button', 'View in 3D');
    const words = async () => (await texts('main [role="status"]')).join('');
    await expect.poll(words, { timeout: 60_000 }).toMatch(/^Drag or use the arrow keys/);
    const canvas = await find('canvas');
    const { x, y, width, height } = (await canvas.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const changes = async (act: () => Promise<void>): Promise<boolean> => {
      const before = await canvas.screenshot({ encoding: 'base64' });
      await act();
      return (await canvas.screenshot({ encoding: 'base64' })) !== before;
    };
    const drag = async (): Promise<void> => {
      await page.mouse.move(x + width / 2, y + height / 2);
      await page.mouse.down();
      await page.mouse.move(x + width / 2 + 80, y + height / 2, { steps: 3 });
      await page.mouse.up();
    };
    expect(await changes(drag)).toBe(true);
    expect(await words()).toMatch(/^Drag or use the arrow keys/);
    await canvas.focus();
    for (const key of ['ArrowUp', '+', 'Enter'] as const)
      expect(await changes(() => page.keyboard.press(key)), key).toBe(true);
    const named = await words();
    expect(named).not.toMatch(/^Drag/);
    await canvas.click();
    expect(await words()).toMatch(/^(Front doors|Frame|Door locks|Controls|Hoses|Surroundings)$/);
    // Ignore the warning about the driver's canvas screenshots.
    expect(walker.problems.filter((problem) => !problem.includes('ReadPixels'))).toEqual([]);
  } finally {
    await browser.close();
  }
});

import type { Browser, Page } from '@playwright/test';
import { hydrated } from '../../../scripts/lib/browser/browser.ts';
import { forEachLimited } from '../../../scripts/lib/for-each-limited.ts';
import { controlsOf, lookOf, middleOf, type PressedControl } from './controls.ts';

/** Milliseconds from the first paint to the press. */
const moments = [0, 50, 150, 400, 1000, 2000];
/** Ways of pressing, used in turn: CPU slowdown, and touch or mouse. */
export const devices = [
  { slowdown: 1, touch: false },
  { slowdown: 4, touch: true },
  { slowdown: 4, touch: false },
  { slowdown: 1, touch: true },
] as const;
export type Device = (typeof devices)[number];

/** Milliseconds until a press must have taken effect, and until it must not have taken effect twice. */
const TIMEOUT = 6000;
const REPEAT = 300;
/** Milliseconds for the effect of a press to finish (an animation, a fetched chunk, files packed and saved). */
const SETTLED = 1200;
const CONCURRENCY = 2;
/** Controls of one kind to try until a press has an effect: the first may be selected already. */
const CANDIDATES = 3;

/** What presses on a page have led to so far: the names of the files that it saved, and how it looks. */
type Effect = () => Promise<{ saved: readonly string[]; all: string }>;

async function onPage<Result>(
  browser: Browser,
  { slowdown, touch }: Device,
  use: (page: Page, effect: Effect) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext({ hasTouch: touch, reducedMotion: 'reduce', serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    return await use(page, async () => {
      const look = await lookOf(page);
      return { saved, all: [...saved.map((name) => `saved ${name}`), look].join('\n') };
    });
  } finally {
    await context.close();
  }
}

async function press(page: Page, control: PressedControl, touch: boolean): Promise<boolean> {
  const middle = await middleOf(page, control);
  if (!middle) return false;
  await (touch ? page.touchscreen.tap(middle.x, middle.y) : page.mouse.click(middle.x, middle.y));
  return true;
}

/** Presses a control on the hydrated page. Returns its effect; undefined when there is none. */
async function pressLate(
  browser: Browser,
  address: string,
  control: PressedControl,
  touch: boolean,
): Promise<string | undefined> {
  return onPage(browser, { slowdown: 1, touch } as Device, async (page, effect) => {
    await page.goto(address + control.path, { waitUntil: 'load' });
    await hydrated(page);
    await page.waitForTimeout(SETTLED);
    await middleOf(page, control);
    const before = await effect();
    if (!(await press(page, control, touch))) return undefined;
    await page.waitForTimeout(SETTLED);
    const after = await effect();
    // A file saved twice here would be expected twice of every early press.
    return after.all === before.all || after.saved.length > 1 ? undefined : after.all;
  });
}

/** Result of an early press. `absent`: the control was not there yet, so nothing was tested. */
type Outcome = 'held' | 'absent' | { problem: string };

/** Presses a control soon after the first paint. */
async function pressEarly(
  browser: Browser,
  address: string,
  control: PressedControl,
  { moment, device, expected }: { moment: number; device: Device; expected: string },
): Promise<Outcome> {
  return onPage(browser, device, async (page, effect) => {
    await page.goto(address + control.path, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await page.waitForTimeout(moment);
    if (!(await press(page, control, device.touch))) return 'absent';
    const what = `${control.name} at ${moment} ms, ${device.touch ? 'touch' : 'mouse'}, ${device.slowdown} ×`;
    const end = Date.now() + TIMEOUT;
    while (Date.now() < end) {
      // Following the link is the expected effect.
      if (control.href && new URL(page.url()).pathname === control.href) return 'held';
      const { saved, all } = await effect().catch(() => ({ saved: [], all: '' }));
      if (all === expected) {
        await page.waitForTimeout(saved.length > 0 ? SETTLED : REPEAT);
        return (await effect()).all === expected ? 'held' : { problem: `${what}: did its work more than once` };
      }
      await page.waitForTimeout(100);
    }
    return { problem: `${what}: did nothing, or something else than on the hydrated page` };
  });
}

/** Some controls of each kind, on the first page that has it. */
async function findControls(browser: Browser, address: string, paths: readonly string[]): Promise<PressedControl[][]> {
  const found = new Map<string, PressedControl[]>();
  for (const path of paths) {
    await onPage(browser, devices[0], async (page) => {
      await page.goto(address + path);
      await hydrated(page);
      const controls = Map.groupBy(await controlsOf(page, path), ({ kind }) => kind);
      for (const [kind, alike] of controls) if (!found.has(kind)) found.set(kind, alike.slice(0, CANDIDATES));
    });
  }
  return [...found.values()];
}

/** The first control of a kind that has an effect on the hydrated page, and that effect. */
async function chooseControl(browser: Browser, address: string, alike: readonly PressedControl[]) {
  for (const control of alike) {
    const byMouse = await pressLate(browser, address, control, false);
    const byTouch = await pressLate(browser, address, control, true);
    if (byMouse !== undefined && byTouch !== undefined) return { control, byMouse, byTouch };
  }
  return undefined;
}

/** The presses on one kind of control. */
export interface Pressed {
  name: string;
  path: string;
  /** How often the control was there in time. */
  tries: number;
  problems: string[];
}

/** Presses one kind of control at each moment. @param devicesAt the ways of pressing, by index of the moment */
async function pressKind(
  browser: Browser,
  address: string,
  alike: readonly PressedControl[],
  devicesAt: (turn: number) => readonly Device[],
): Promise<Pressed> {
  const chosen = await chooseControl(browser, address, alike);
  const { name, path } = chosen?.control ?? alike[0] ?? { name: '', path: '' };
  const pressed: Pressed = { name, path, tries: 0, problems: [] };
  if (!chosen) {
    pressed.problems.push(
      'a press on the hydrated page shows no effect or saves more than one file, so nothing was tried',
    );
    return pressed;
  }
  for (const [turn, moment] of moments.entries()) {
    for (const device of devicesAt(turn)) {
      const expected = device.touch ? chosen.byTouch : chosen.byMouse;
      const outcome = await pressEarly(browser, address, chosen.control, { moment, device, expected });
      if (outcome !== 'absent') pressed.tries += 1;
      if (typeof outcome === 'object') pressed.problems.push(outcome.problem);
    }
  }
  if (pressed.tries === 0) pressed.problems.push('was never there in time to be pressed');
  return pressed;
}

/**
 * Presses each kind of control of some pages at several moments after the first paint: it must take effect exactly once.
 * @param devicesAt the ways of pressing, by index of the kind and of the moment
 */
export async function pressControls(
  browser: Browser,
  address: string,
  paths: readonly string[],
  devicesAt: (kind: number, turn: number) => readonly Device[],
): Promise<Pressed[]> {
  const kinds = await findControls(browser, address, paths);
  const pressed: Pressed[] = [];
  await forEachLimited(kinds.entries(), CONCURRENCY, async ([kind, alike]) => {
    pressed.push(await pressKind(browser, address, alike, (turn) => devicesAt(kind, turn)));
  });
  return pressed;
}

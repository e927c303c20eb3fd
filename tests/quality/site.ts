import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { test } from '@playwright/test';
import type { PageData } from '#generated/pages.gen.ts';
import { figureType } from '../plain-reporter.ts';

export interface SitePage {
  path: string;
  /** Kind of page: `model`, `category`, … */
  kind: string;
  /** Whether menus and search engines list it. */
  listed: boolean;
}

/** Origin of the site's server: `http://localhost:41234`. */
export const address = process.env['SITE_ADDRESS'] ?? '';

/** Folder of the built site. */
export const outDir = process.env['SITE_DIR'] ?? '';

/** Whether one page of each kind and its main states are enough where all would take long. */
export const isSteady = process.env['QUALITY_STEADY'] === '1';

/** The model that `npm run quality` adds to the catalogue. */
const addedModel = '/blt950';

/** The pages of the site, by path. */
export const pages: readonly SitePage[] = globSync('**/*.json', {
  cwd: path.join(outDir, '_data'),
  exclude: ['_index/**'],
})
  .toSorted()
  .map((name) => {
    const { kind, path: own, head } = JSON.parse(readFileSync(path.join(outDir, '_data', name), 'utf8')) as PageData;
    return { path: own, kind, listed: !head.isHidden };
  });

if (pages.length === 0) throw new Error('There is no site to test: run npm run quality');

/** One page of each kind. */
export const onePerKind: readonly SitePage[] = pages.filter(
  ({ kind }, index) => pages.findIndex((page) => page.kind === kind) === index,
);

/** One page of each kind, and the added model. */
export const kinds: readonly SitePage[] = pages.filter((page) => onePerKind.includes(page) || page.path === addedModel);

/**
 * The greatest share of a bar that leaves room. A bar stands where a person would notice; above this share the next word
 * in a YAML file, or another machine, may break it by chance, so that the command warns.
 */
const ROOM = 0.95;

/** Has a measured figure printed below its test, and a warning when it is close below its bar. */
export function noteBar(what: string, value: number, bar: number, show: (value: number) => string): void {
  noteFigure(what, show(value), `≤ ${show(bar)}`);
  if (value > bar * ROOM && value <= bar)
    noteFigure(`warning: ${what}`, `less than ${Math.round((1 - ROOM) * 100)} % below its bar`);
}

/** Has a measured figure printed below its test. */
export function noteFigure(what: string, measured: string, limit = ''): void {
  const description = [`${what}: ${measured}`, limit && `(${limit})`].filter(Boolean).join(' ');
  test.info().annotations.push({ type: figureType, description });
}

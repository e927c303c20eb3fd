import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { paintIcon } from '../../../scripts/data/drawings/paint-icon.ts';
import { paintLogo } from '../../../scripts/data/drawings/paint-logo.ts';
import { inspectBytes } from '../../../src/catalogue/media/inspect-bytes.ts';
import { cleanSvg, readSvg } from '../../../src/catalogue/media/read-svg.ts';
import { loadCatalogue } from '../../../src/check/load-catalogue.ts';
import { timeBelow } from '../fuzz/processor-time.ts';
import { files, media, today, validators } from '../support.ts';
import { hostileDrawings } from './hostile-drawings.ts';
import { honestDrawings } from './honest-drawings.ts';
import { activeDrawings, brokenDrawings, validSpellings } from './svg-spellings.ts';

const bytesOf = (drawing: string | Uint8Array) =>
  typeof drawing === 'string' ? new TextEncoder().encode(drawing) : drawing;

/** What the check says when the fixture's logo is this drawing. */
function checkLogo(drawing: string | Uint8Array) {
  const logo = inspectBytes('logo.svg', bytesOf(drawing), () => '', readSvg);
  const others = media.filter(({ file }) => file !== logo.file);
  const { findings } = loadCatalogue({ files, media: [...others, logo], validators, today });
  return { logo, findings };
}

describe('a drawing that browsers show', () => {
  it.each(Object.entries(validSpellings))('is accepted with its size and painted: %s', async (_, drawing) => {
    const { logo, findings } = checkLogo(drawing);
    expect(findings).toEqual([]);
    expect([logo.width, logo.height].map((length) => Math.round(length * 1e5) / 1e5)).toEqual([100, 20]);
    const svg = cleanSvg(bytesOf(drawing)) ?? '';
    expect((await paintLogo(svg, 300)).length).toBeGreaterThan(0);
    expect((await paintIcon({ mark: svg, size: 192, share: 1 })).length).toBeGreaterThan(0);
  });
});

describe('a drawing that browsers do not show', () => {
  it.each(Object.entries(brokenDrawings))('is an error with its line: %s', (_, [drawing, message, line]) => {
    const { findings } = checkLogo(drawing);
    expect(findings).toMatchObject([{ file: 'media/logo.svg', line, rule: 'media/damaged', severity: 'error' }]);
    expect(findings[0]?.message).toMatch(message);
    expect(findings[0]?.fix).toBeTruthy();
  });
});

describe('a drawing that runs or loads something', () => {
  it.each(Object.entries(activeDrawings))('is an error with its line: %s', (_, [drawing, message, line]) => {
    const { findings } = checkLogo(drawing);
    expect(findings).toMatchObject([{ file: 'media/logo.svg', line, rule: 'media/active', severity: 'error' }]);
    expect(findings[0]?.message).toMatch(message);
  });
});

describe('a drawing that attacks', () => {
  it.each(hostileDrawings)('is an error, and nothing of it is published: %s', (drawing) => {
    expect(checkLogo(drawing).findings).toMatchObject([{ rule: 'media/active', severity: 'error' }]);
    expect(cleanSvg(bytesOf(drawing))).toBeUndefined();
  });
});

describe('a drawing that hides an address in a comment', () => {
  it.each(['filter', 'mask', 'clip-path', 'style="mask:', '<style>'])('is published without it: %s', (place) => {
    const [own, hidden] = ['url(#a/*), url(http://far.example/x), url(#b*/)', 'url(#a/*), url(http://far.example/x)'];
    for (const value of [own, hidden]) {
      const inner = place.startsWith('<')
        ? `<style>path{mask:${value}}</style><path d="M0 0h9"/>`
        : `<path d="M0 0h9" ${place.includes('=') ? place : `${place}="`}${value}"/>`;
      const clean = cleanSvg(bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${inner}</svg>`));
      expect(clean).toContain('<path');
      expect(clean).not.toContain('far.example');
    }
  });
});

describe('a drawing made to take long', () => {
  const repeated: Record<string, (times: number) => string> = {
    'open brackets in a style': (times) => `<style>a{fill:${'rgb('.repeat(times)}}</style>`,
    'open brackets in an attribute': (times) => `<g style="${'fill:('.repeat(times)}"/>`,
    'a long word in a style': (times) => `<g style="fill:${'a'.repeat(times)}"/>`,
    'a quotation mark that nothing closes': (times) => `<style>a{}${'a '.repeat(times)}"</style>`,
    'rules within rules': (times) => `<style>${'a{'.repeat(times)}</style>`,
    'elements within each other': (times) => '<g>'.repeat(times) + '</g>'.repeat(times),
    'elements that are dropped': (times) => `<metadata>${'<g>'.repeat(times)}${'</g>'.repeat(times)}</metadata>`,
  };
  it.each(Object.entries(repeated))('is read in a second: %s', (_, repeat) => {
    const drawing = bytesOf(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${repeat(60_000)}</svg>`);
    expect(timeBelow(1000, () => readSvg('a.svg', drawing))).toBeLessThan(1000);
  });

  it('of declarations that nothing ends is read in a second', () => {
    const drawing = `<!DOCTYPE svg [${'<!ENTITY a '.repeat(60_000)}]><svg xmlns="http://www.w3.org/2000/svg"/>`;
    expect(timeBelow(1000, () => readSvg('a.svg', bytesOf(drawing)))).toBeLessThan(1000);
  });
});

describe('a drawing that a program exported', () => {
  it.each(Object.entries(honestDrawings))('is accepted, and looks the same as published: %s', async (_, drawing) => {
    const { findings, logo } = checkLogo(drawing);
    expect(findings).toEqual([]);
    const clean = cleanSvg(bytesOf(drawing)) ?? '';
    expect(clean).not.toMatch(/<!|<\?|adobe|inkscape|sodipodi|corel|openoffice|metadata|xlink/i);
    const [before, after] = [await paintLogo(drawing, 300), await paintLogo(clean, 300)];
    expect(Buffer.compare(before, after)).toBe(0);
    // An empty picture would prove nothing.
    expect(new Set((await sharp(before).raw().toBuffer()).toString('hex').match(/.{8}/g)).size).toBeGreaterThan(1);
    // What was written is read the same again.
    expect(readSvg('', bytesOf(clean))).toEqual({ size: { width: logo.width, height: logo.height }, clean });
  });
});

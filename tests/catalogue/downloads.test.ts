import { describe, expect, it } from 'vitest';
import { withSizes } from '../../src/features/downloads/downloads-page.ts';
import { sceneViewerAddress } from '../../src/catalogue/paths.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { linked, pageAt, type Changes } from './support.ts';
import { append } from './support-rules.ts';

const downloads = (changes: Changes = {}) => pageAt(linked(changes), '/downloads', 'downloads');
const machinesOf = (page: ReturnType<typeof downloads>) => page.groups.flatMap(({ machines }) => machines);

describe('the page of downloads', () => {
  it('has the files of every machine, category by category in the order of the lists', () => {
    const { groups } = downloads();
    expect(groups.map(({ category, machines }) => [category.label, machines.map(({ name }) => name)])).toEqual([
      ['Tyre Scrap Balers', ['BLT150', 'BLT250']],
      ['Secondary Shredder', ['Rasper']],
      ['Other Equipment', ['Strip Cutter', 'Vibratory Feeders']],
      ['Tyre Cutting Machines', ['TCPCR100']],
    ]);
    const filesOf = Object.fromEntries(machinesOf(downloads()).map(({ name, files }) => [name, files]));
    expect(filesOf).toMatchObject({
      BLT150: { pdf: '/blt150.pdf', dxf: '/blt150.dxf', glb: '/blt150.glb' },
      TCPCR100: { pdf: '/sht2000.pdf', dxf: '/tcpcr100.dxf', glb: '/tcpcr100.glb' },
    });
    expect(filesOf['Strip Cutter']).toEqual({
      pdf: '/strip-cutter.pdf',
      dxf: '/strip-cutter.dxf',
      glb: '/strip-cutter.glb',
    });
  });

  it('shows each machine and line beside its name, which describes the picture', async () => {
    const page = pageAt(await loadFrozen(), '/downloads', 'downloads');
    const pictures = machinesOf(page).flatMap(({ picture }) => picture ?? []);
    expect(pictures.length).toBeGreaterThan(20);
    expect(new Set(pictures.map(({ alt }) => alt))).toEqual(new Set(['']));
  });

  it('has the files of each size of a line', async () => {
    const sizes = machinesOf(pageAt(await loadFrozen(), '/downloads', 'downloads')).slice(-2);
    expect(sizes.map(({ name, to, search, files }) => [name, to, search, files])).toEqual(
      [
        ['7', ''],
        ['12.5', '_12-5'],
      ].map(([size, end]) => [
        `Tyre Chip Line up to ${size}\u00a0t/h`,
        '/tyre-chip-line',
        `?throughput=${size}`,
        ...[['pdf', 'dxf', 'glb'].map((format) => [format, `/tyre-chip-line${end}.${format}`])].map(Object.fromEntries),
      ]),
    );
  });

  it('has the sheet alone of a machine that is not drawn', () => {
    const machines = machinesOf(
      downloads({
        'models/blt250.yaml': (text) => `${text}machine: none\n`,
        'equipment/strip-cutter.yaml': (text) => text.replace(/^machine: .*$/m, 'machine: none'),
      }),
    );
    expect(machines.find(({ name }) => name === 'BLT250')?.files).toEqual({ pdf: '/blt250.pdf' });
    expect(machines.find(({ name }) => name === 'Strip Cutter')?.files).toEqual({ pdf: '/strip-cutter.pdf' });
  });

  it('says how large the files are that a build has made', () => {
    const sizes: Record<string, number> = { '/blt150.glb': 702_000, '/blt150.dxf': 12, '/blt150.pdf': 1_250_000 };
    const sizesIn = (changes: Changes) =>
      withSizes(downloads(changes), linked(changes), (address) => sizes[address]).sizes;
    expect(sizesIn({})).toEqual({ '/blt150.glb': '702 kB', '/blt150.dxf': '1 kB', '/blt150.pdf': '1.3 MB' });
    const german = sizesIn({ 'site.yaml': append('language: de\n') });
    expect(german).toMatchObject({ '/blt150.pdf': '1,3 MB' });
  });
});

it('the link into a phone’s camera names the 3D file by its absolute address, and a page for phones without it', () => {
  const address = sceneViewerAddress('https://x.example/a b.glb', 'A & B', 'https://x.example/downloads');
  const [request = '', intent = ''] = address.split('#');
  expect(request).toMatch(/^intent:\/\/arvr\.google\.com\/scene-viewer\//);
  const query = new URLSearchParams(request.split('?')[1]);
  expect([query.get('file'), query.get('title')]).toEqual(['https://x.example/a b.glb', 'A & B']);
  expect(intent.split(';')).toEqual(
    expect.arrayContaining(['scheme=https', 'S.browser_fallback_url=https%3A%2F%2Fx.example%2Fdownloads', 'end']),
  );
});

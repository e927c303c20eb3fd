import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { openCache } from '../../scripts/lib/cache.ts';
import makeMachineFiles, { type MachineJob } from '../../scripts/build/machines/make-machine-files.ts';
import { pictureFiles } from '../../scripts/build/machines/picture-files.ts';
import { machineOutputs } from '../../scripts/build/machines/machine-outputs.ts';
import words from '../../schemas/defaults/words.json' with { type: 'json' };
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { listPlants } from '../../src/features/kinds/list-drawings.ts';
import { loadFrozen } from '../frozen-catalogue.ts';

describe('the picture of a machine as files', () => {
  const subject = { id: 'x', name: 'X', machine: 'generic', figures: [], words } as const;

  it('exists in all widths, in the format of its name, with few bytes', async () => {
    const files = await makeMachineFiles({ drawn: { what: 'body', subject }, pictures: pictureFiles });
    expect(files).toHaveLength(pictureFiles.length + 1);
    for (const [i, { width, format }] of pictureFiles.entries()) {
      const bytes = files[i] ?? new Uint8Array();
      const { width: own, height, format: found, compression } = await sharp(bytes).metadata();
      expect([own, height, compression === 'av1' ? 'avif' : found]).toEqual([
        width,
        Math.round((width * 896) / 960),
        format === 'jpg' ? 'jpeg' : format,
      ]);
      expect(bytes.length).toBeLessThan(90_000);
    }
  });
});

it('of a line are its drawings, CAD file, picture and 3D file, in the order of their addresses', async () => {
  const [line] = listPlants(await loadFrozen());
  if (!line) throw new Error('The frozen catalogue has no line');
  const stations = line.stations.slice(3, 5);
  const subject = { ...line, stations: stations.map((one, i) => ({ ...one, after: i === 0 ? undefined : one.after })) };
  const files = await makeMachineFiles({
    drawn: { what: 'plant', subject, notice: 'Indicative' },
    pictures: pictureFiles.slice(0, 1),
  });
  const starts = files.map((bytes) => Buffer.from(bytes).toString('latin1', 0, 16));
  expect(starts.slice(0, 6).map((start) => /^<svg|^0\r\nSECTION|^glTF/.exec(start)?.[0])).toEqual([
    '<svg',
    '<svg',
    '<svg',
    '<svg',
    '0\r\nSECTION',
    undefined,
  ]);
  expect(Buffer.from(files[6] ?? []).toString('latin1', 0, 4)).toBe('glTF');
  expect((await sharp(files[5]).metadata()).width).toBe(pictureFiles[0]?.width);
  expect(files).toHaveLength(7);
});

describe('the files of the machines', () => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    catalogue = await loadFrozen();
  });

  it('have their own addresses; one job makes all widths, equal machines share a body, and a second build makes none', async () => {
    const jobs: MachineJob[] = [];
    const workers = {
      run: (job: MachineJob) => {
        jobs.push(job);
        return Promise.resolve(Array.from({ length: 14 }, (_, i) => Buffer.from([i])));
      },
      close: () => Promise.resolve(),
    };
    const cache = openCache(mkdtempSync(path.join(tmpdir(), 'machines-')));
    // The same machine under another name, and a line that is called like a size of the other.
    const twinOf = <Entry>(entries: readonly Entry[], id: string) => [
      ...entries,
      ...entries.slice(0, 1).map((first) => ({ ...first, id })),
    ];
    const { equipment, lines } = catalogue;
    const twin = {
      ...catalogue,
      equipment: twinOf(equipment, 'twin'),
      lines: twinOf(lines, 'tyre-chip-line-12-5'),
    };
    const build = async (): Promise<string[]> => {
      const outputs = await machineOutputs(twin, cache, workers);
      for (const output of outputs) await output.make();
      return outputs.map((output) => output.path);
    };
    const paths = await build();
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toEqual(
      expect.arrayContaining(['drawings/models/blt200-picture-960.avif', 'blt200.glb', 'strip-cutter.dxf']),
    );
    expect(paths).toEqual(
      expect.arrayContaining(['drawings/models/blt200-plan.svg', 'drawings/categories/tyrescrapbaler-side.svg']),
    );
    const bodies = jobs.flatMap(({ drawn: job }) => (job.what === 'body' ? [job.subject.id] : []));
    const drawn = jobs.flatMap(({ drawn: job }) => (job.what === 'drawings' ? [job.listed.subject.id] : []));
    expect(bodies).not.toContain('twin');
    // A category has its own picture only when there is no machine below it.
    expect(bodies).toContain('plasticbaler');
    expect(bodies).not.toContain('tyrescrapbaler');
    expect(drawn).toContain('twin');
    const drawnLines = jobs.flatMap(({ drawn: job }) => (job.what === 'plant' ? [job.subject.id] : []));
    expect(drawnLines).toEqual([
      'tyre-chip-line',
      'tyre-chip-line_12-5',
      'tyre-chip-line-12-5',
      'tyre-chip-line-12-5_12-5',
    ]);
    expect(paths).toEqual(
      expect.arrayContaining([
        'drawings/lines/tyre-chip-line-360.svg',
        'drawings/lines/tyre-chip-line_12-5-picture-480.jpg',
        'drawings/site/fallback-picture-480.jpg',
        'tyre-chip-line_12-5.dxf',
        'tyre-chip-line_12-5.glb',
      ]),
    );
    expect([new Set(bodies).size, new Set(drawn).size]).toEqual([bodies.length, drawn.length]);
    jobs.length = 0;
    await build();
    expect(jobs).toEqual([]);
  });
});

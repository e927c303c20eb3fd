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
import { loadFrozen } from '../frozen-catalogue.ts';

describe('the picture of a machine as files', () => {
  const subject = { id: 'x', name: 'X', machine: 'generic', figures: [], words } as const;

  it('exists in all widths, in the format of its name, with few bytes', async () => {
    const files = await makeMachineFiles({ what: 'body', subject, files: pictureFiles });
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
        return Promise.resolve(Array.from({ length: 9 }, (_, i) => Buffer.from([i])));
      },
      close: () => Promise.resolve(),
    };
    const cache = openCache(mkdtempSync(path.join(tmpdir(), 'machines-')));
    // The same machine under another name.
    const [first] = catalogue.equipment;
    const twin = { ...catalogue, equipment: [...catalogue.equipment, ...(first ? [{ ...first, id: 'twin' }] : [])] };
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
    const bodies = jobs.flatMap((job) => (job.what === 'body' ? [job.subject.id] : []));
    const drawn = jobs.flatMap((job) => (job.what === 'drawings' ? [job.listed.subject.id] : []));
    expect(bodies).not.toContain('twin');
    // A category has its own picture only when there is no machine below it.
    expect(bodies).toContain('plasticbaler');
    expect(bodies).not.toContain('tyrescrapbaler');
    expect(drawn).toContain('twin');
    expect([new Set(bodies).size, new Set(drawn).size]).toEqual([bodies.length, drawn.length]);
    jobs.length = 0;
    await build();
    expect(jobs).toEqual([]);
  });
});

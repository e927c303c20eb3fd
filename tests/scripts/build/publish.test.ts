import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Output } from '../../../scripts/build/output.ts';
import { keyOf } from '../../../scripts/lib/cache.ts';
import { recover } from '../../../scripts/build/folders.ts';
import { publish } from '../../../scripts/build/publish.ts';

let folder = '';
const outDir = () => path.join(folder, 'dist');
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'publish-'))));

type Site = Record<string, string>;
/** Marks a folder as a built site: publishing does not replace other folders. */
const always = { '_site.json': '{}' };

/** Files made since the last call. */
let made: string[] = [];

function outputsOf(site: Site): Output[] {
  return Object.entries({ ...always, ...site }).map(([name, text]) => ({
    path: name,
    key: keyOf(text),
    make: () => {
      made.push(name);
      return { bytes: Buffer.from(text) };
    },
  }));
}

async function build(site: Site, more: Partial<Parameters<typeof publish>[0]> = {}): Promise<string[]> {
  made = [];
  const workDir = path.join(folder, 'work');
  await publish({ lists: [outputsOf(site)], outDir: outDir(), workDir, inputs: '', inspect: () => {}, ...more });
  return made.toSorted();
}

test('a build that fails, as on a full disk, leaves the old site and nothing beside it', async () => {
  await build({ 'a.html': '1' });
  const full = (): never => {
    throw Object.assign(new Error('ENOSPC: no space left on device, write'), { code: 'ENOSPC', syscall: 'write' });
  };
  const failing = [...outputsOf({ 'a.html': '2' }), { path: 'b.html', key: 'b', make: full }];
  await expect(build({}, { lists: [failing] })).rejects.toThrow('ENOSPC');
  await expect(build({ 'a.html': '2' }, { inspect: full })).rejects.toThrow('ENOSPC');
  expect(readSite()).toEqual({ ...always, 'a.html': '1' });
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'work']);
  expect(readdirSync(path.join(folder, 'work'))).toEqual(['manifest.json']);
});

function readSite(): Site {
  const names = readdirSync(outDir(), { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const files = names.map((entry) => path.join(entry.parentPath, entry.name));
  return Object.fromEntries(files.map((file) => [path.relative(outDir(), file), readFileSync(file, 'utf8')]));
}

const folders = () =>
  readdirSync(outDir(), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

test('a file is made when it is new or its key has changed, and else never', async () => {
  expect(await build({ 'a.html': '1', 'b/c.json': '2' })).toEqual(['_site.json', 'a.html', 'b/c.json']);
  expect(await build({ 'a.html': '1', 'b/c.json': '2' })).toEqual([]);
  expect(await build({ 'a.html': '1', 'b/c.json': '3' })).toEqual(['b/c.json']);
  expect(await build({ 'a.html': '4', 'b/c.json': '3' })).toEqual(['a.html']);
  expect(await build({ 'a.html': '4' })).toEqual([]);
  expect(readSite()).toEqual({ ...always, 'a.html': '4' });
  expect(folders()).toEqual([]);
});

test('a site that is served early has all but its slow files, and makes those first that are asked for', async () => {
  const gates = new Map(
    ['1.avif', '2.avif', '3.avif', '4.avif', '5.avif'].map((name) => [name, Promise.withResolvers<void>()]),
  );
  const order: string[] = [];
  const slow = [...gates].map(([name, gate]): Output => ({
    path: name,
    key: name,
    async make() {
      order.push(name);
      await gate.promise;
      return { bytes: Buffer.from(name) };
    },
  }));
  let early: string[] = [];
  let wanting = Promise.resolve();
  await build(
    { 'a.html': '1' },
    {
      slow: [slow],
      compress: () => Promise.resolve({ br: Buffer.from('br') }),
      last: () => [{ path: 'a.html', key: 'whole', make: () => ({ bytes: Buffer.from('2') }) }],
      serve(site) {
        early = readdirSync(site.folder).toSorted();
        expect(site.slow).toEqual([...gates.keys()]);
        wanting = site.want('5.avif').then(async () => {
          expect(readFileSync(path.join(site.folder, '5.avif'), 'utf8')).toBe('5.avif');
          // Nothing else was begun while somebody waited.
          expect(order).toEqual(['5.avif']);
          for (const { resolve } of gates.values()) resolve();
          await site.want('5.avif');
          await site.want('no such file');
        });
        gates.get('5.avif')?.resolve();
        return wanting;
      },
    },
  );
  await wanting;
  expect(early).toEqual(['_site.json', 'a.html']);
  expect(order.toSorted()).toEqual([...gates.keys()]);
  expect(readSite()).toMatchObject({ 'a.html': '2', 'a.html.br': 'br', '1.avif': '1.avif', '5.avif.br': 'br' });
});

test('a file never overwrites another of the site, early or at the end', async () => {
  await build({ 'a.html': '1' });
  const two = [...outputsOf({ 'a.html': '2' }), ...outputsOf({ 'a.html': '3' })];
  await expect(build({}, { lists: [two] })).rejects.toThrow('Two files of the site would be called a.html');
  const serve = () => Promise.resolve();
  await expect(build({ 'a.html': '2' }, { slow: [outputsOf({ 'a.html': '3' })], serve })).rejects.toThrow('a.html');
  expect(readSite()).toEqual({ ...always, 'a.html': '1' });
});

test('a file that fails when it is asked for ends the build', async () => {
  const failing = { path: 'a.avif', key: 'a', make: () => Promise.reject(new Error('no such picture')) };
  const serve = ({ want }: { want: (name: string) => Promise<void> }) => want('a.avif');
  await expect(build({ 'a.html': '1' }, { slow: [[failing]], serve })).rejects.toThrow('no such picture');
});

test('the last outputs are made after all others, and get their sizes', async () => {
  const last: Parameters<typeof publish>[0]['last'] = (files) => {
    const size = String(files.get('a.html')?.size);
    return [{ path: 'sizes.html', key: size, make: () => ({ bytes: Buffer.from(size) }) }];
  };
  await build({ 'a.html': '12345' }, { last });
  expect(readSite()).toMatchObject({ 'a.html': '12345', 'sizes.html': '5' });
});

test('a file that has not changed is the same file in the next site, and nothing is left beside it', async () => {
  await build({ 'a.html': '1', 'b/c.json': '2' });
  const node = () => statSync(path.join(outDir(), 'a.html')).ino;
  const before = node();
  await build({ 'a.html': '1', 'b/c.json': '3' });
  expect(node()).toBe(before);
  expect(readdirSync(folder).toSorted()).toEqual(['dist', 'work']);
});

test('a build without changes leaves the folder as it is', async () => {
  await build({ 'a.html': '1' });
  const before = statSync(outDir());
  await build({ 'a.html': '1' });
  const after = statSync(outDir());
  expect([after.ino, after.mtimeMs]).toEqual([before.ino, before.mtimeMs]);
});

test('whatever is changed, added, removed and taken back: the site is what a clean build makes', async () => {
  let seed = 7;
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
  const site: Site = {};
  for (let round = 0; round < 60; round += 1) {
    for (let change = random(4); change >= 0; change -= 1) {
      const name = `${['', 'x/', 'x/y/'][random(3)]}${random(8)}.html`;
      if (random(3) === 0) delete site[name];
      else site[name] = String(random(3));
    }
    await build(site);
    expect(readSite()).toEqual({ ...always, ...site });
  }
});

describe('a build that does not come to its end', () => {
  test('leaves the existing site, and the next build completes it', async () => {
    await build({ 'a.html': '1', 'b.html': '1' });
    const failing = outputsOf({ 'a.html': '2', 'b.html': '2', 'c.html': '2' }).map((output) =>
      output.path === 'b.html' ? { ...output, make: () => Promise.reject(new Error('the disk is full')) } : output,
    );
    await expect(build({}, { lists: [failing] })).rejects.toThrow('the disk is full');
    expect(readSite()).toEqual({ ...always, 'a.html': '1', 'b.html': '1' });
    await build({ 'a.html': '2', 'b.html': '2' });
    expect(readSite()).toEqual({ ...always, 'a.html': '2', 'b.html': '2' });
  });

  test('for a problem that is found at the end does not publish', async () => {
    await build({ 'a.html': '1' });
    const inspect = () => {
      throw new Error('a dead link');
    };
    await expect(build({ 'a.html': '2' }, { inspect })).rejects.toThrow('a dead link');
    expect(readSite()).toEqual({ ...always, 'a.html': '1' });
  });

  test('between the two renames is repaired by the next build', async () => {
    await build({ 'a.html': '1' });
    const { renameSync } = await import('node:fs');
    renameSync(outDir(), path.join(folder, '.dist.old'));
    recover(outDir());
    expect(readSite()).toEqual({ ...always, 'a.html': '1' });
  });
});

describe('a site that something else has touched is made whole', () => {
  const site = { 'a.html': '1', 'b.html': '22' };
  test.each([
    ['a file that was taken away', () => rmSync(path.join(outDir(), 'a.html'))],
    ['a file that was cut', () => writeFileSync(path.join(outDir(), 'b.html'), '2')],
    ['a file that was added', () => writeFileSync(path.join(outDir(), 'c.html'), '3')],
  ])('%s', async (_name, touch) => {
    await build(site);
    touch();
    await build(site);
    expect(readSite()).toEqual({ ...always, ...site });
    // Also when another file changes, so that the output folders are swapped.
    touch();
    await build({ ...site, 'd.html': '4' });
    expect(readSite()).toEqual({ ...always, ...site, 'd.html': '4' });
    await build(site);
    expect(readSite()).toEqual({ ...always, ...site });
  });

  test('a list of files that is no list', async () => {
    await build(site);
    const work = path.join(folder, 'work');
    for (const name of readdirSync(work)) writeFileSync(path.join(work, name), '{"version":1');
    expect(await build(site)).toEqual(['_site.json', 'a.html', 'b.html']);
    expect(readSite()).toEqual({ ...always, ...site });
  });
});

test("a stranger's folder is not replaced", async () => {
  await mkdir(outDir());
  await writeFile(path.join(outDir(), 'letter.txt'), 'dear');
  await expect(build({ 'a.html': '1' })).rejects.toThrow('holds something that is no built site');
  expect(readdirSync(outDir())).toEqual(['letter.txt']);
});

test('compressed forms come and go with their file', async () => {
  const compress = () => Promise.resolve({ gz: Buffer.from('small') });
  await build({ 'a.html': '1', 'b.html': '1' }, { compress });
  await build({ 'a.html': '2' }, { compress });
  await build({ 'a.html': '2', 'c.html': '1' }, { compress });
  expect(Object.keys(readSite()).toSorted()).toEqual(
    ['_site.json', '_site.json.gz', 'a.html', 'a.html.gz', 'c.html', 'c.html.gz'].toSorted(),
  );
});

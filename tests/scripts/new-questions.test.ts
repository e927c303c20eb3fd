/** The questions of `npm run new`, in a process with piped input. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { load } from 'js-yaml';
import { beforeAll, describe, expect, it } from 'vitest';
import { answerNew, copyData, down, enter, errorsIn } from './new-command.ts';

let dataDir = '';
beforeAll(async () => {
  dataDir = await copyData();
});

const text = (file: string) => readFile(path.join(dataDir, file), 'utf8');

describe('npm run new', () => {
  it('asks in plain words when nothing is given, with the choices of this catalogue', async () => {
    const run = await answerNew(
      dataDir,
      [],
      [
        ['What would you like to add?', down + enter],
        ["The model's name, as on its plate", `BLT150${enter}`],
        ['is there already', `blt350${enter}`],
        ['Tyre Scrap Balers (tyrescrapbaler)', down + down + enter],
        ['One paragraph', enter],
        ['The bullet list', `Auto feeding${enter}`],
        ['features: next', `Doors: two${enter}`],
        ['✔ features: next Doors: two ? features: next', enter],
        ['Tyre Cutting and Folding Machines (sht2000)', enter],
        ['tyre-baler', down + enter],
      ],
    );
    expect(run.code, run.output).toBe(0);
    expect(run.output).toContain('The file will be');
    expect(await text('models/blt350.yaml')).toMatch(/^category: tyrescrapbaler$/m);
    expect(await text('models/blt350.yaml')).toContain('features:\n  - Auto feeding\n  - "Doors: two"\n');
    expect(await text('models/blt350.yaml')).toMatch(/^machine: tyre-baler$/m);
    expect(await errorsIn(dataDir, 'models/blt350.yaml')).toEqual([]);
    expect(load(await text('models/blt350.yaml'))).toMatchObject({
      highlights: { force: 'On request', weight: 'On request' },
      specifications: { 'Baling Section': { Force: 'On request', 'Bale weight': 'On request' } },
    });
  });

  it('explains at once what is wrong with an answer', async () => {
    const run = await answerNew(
      dataDir,
      ['fair', 'Expo 2028'],
      [
        ['One or two sentences', `See us.${enter}`],
        ['First day', `3.4.2028${enter}`],
        ['write the date as year-month-day', `${'\u007f'.repeat(8)}2028-04-03${enter}`],
        ['Last day', `2028-04-05${enter}`],
        ['The town', `Oslo${enter}`],
        ['The country', `Norway${enter}`],
        ['Booth, as the organiser', enter],
        ["organiser's own site", enter],
      ],
    );
    expect(run.code, run.output).toBe(0);
    expect(await text('fairs/expo-2028.yaml')).toContain('start: 2028-04-03');
    expect(await text('fairs/expo-2028.yaml')).not.toMatch(/^sample/m);
  });

  it('writes nothing when the questions are broken off', async () => {
    const run = await answerNew(dataDir, ['model', 'BLT999'], []);
    expect(run).toEqual({ code: 130, output: expect.stringContaining('nothing was written') });
    await expect(text('models/blt999.yaml')).rejects.toThrow('ENOENT');
  });
});

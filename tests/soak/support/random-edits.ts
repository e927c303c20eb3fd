import { copyFileSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Numbers from 0 to below `below`, the same for the same seed (Park and Miller's minimal standard generator). */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Changes a data folder as editors do, now and then in a way that is a mistake. @returns what was done, in words */
export function editAtRandom(dataDir: string, random: (below: number) => number): string {
  const models = path.join(dataDir, 'models');
  const names = readdirSync(models).filter((name) => name.endsWith('.yaml'));
  const name = names[random(names.length)] ?? '';
  const file = path.join(models, name);
  const change = (edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const number = 100 + random(900);
  const edits: [string, () => void][] = [
    ['another text', () => change((text) => text.replace(/^description: /m, `description: No. ${number}. `))],
    ['another feature', () => change((text) => text.replace(/^features:\n/m, `features:\n  - Feature ${number}\n`))],
    [
      'a new model',
      () => {
        const added = path.join(models, `new${number}.yaml`);
        copyFileSync(file, added);
        writeFileSync(
          added,
          readFileSync(added, 'utf8')
            .replace(/^(path|name):.*/gm, '')
            .concat(`\nname: New ${number}\n`),
        );
      },
    ],
    ['a model less', () => (names.length > 6 ? rmSync(file) : undefined)],
    ['a file with another name', () => renameSync(file, path.join(models, `moved${number}.yaml`))],
    ['another category', () => change((text) => text.replace(/^category: .*/m, 'category: tyrescrapbaler'))],
    ['a mistake', () => change((text) => text.replace(/^category: /m, 'categry: '))],
    ['mistakes mended', () => mendAll(models, names)],
    [
      'another title',
      () => {
        const category = path.join(dataDir, 'categories/plasticbaler.yaml');
        writeFileSync(
          category,
          readFileSync(category, 'utf8').replace(/^title: .*/m, `title: Plastic Balers ${number}`),
        );
      },
    ],
  ];
  const [words, edit] = edits[random(edits.length)] ?? ['nothing', () => {}];
  edit();
  return `${words} (${name})`;
}

function mendAll(folder: string, names: string[]): void {
  for (const name of names) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^categry: /m, 'category: '));
  }
}

import { copyFileSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { frozenDir } from '../../frozen-catalogue.ts';

/** Random integers below `below`, reproducible by seed (Park and Miller's minimal standard generator). */
export function makeRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => (state = (state * 48_271) % 2_147_483_647) % below;
}

/** Edits a data folder at random, sometimes with a mistake. @returns a description of the edit */
export function editAtRandom(dataDir: string, random: (below: number) => number): string {
  const models = path.join(dataDir, 'models');
  const names = readdirSync(models).filter((name) => name.endsWith('.yaml'));
  const name = names[random(names.length)] ?? '';
  const file = path.join(models, name);
  const change = (edit: (text: string) => string) => writeFileSync(file, edit(readFileSync(file, 'utf8')));
  const number = 100 + random(900);
  const changeFile = (one: string, from: RegExp, to: string) =>
    writeFileSync(path.join(dataDir, one), readFileSync(path.join(dataDir, one), 'utf8').replace(from, to));
  const changeAny = (kind: string, from: RegExp, to: string) => {
    const all = readdirSync(path.join(dataDir, kind)).filter((one) => one.endsWith('.yaml'));
    changeFile(`${kind}/${all[random(all.length)] ?? ''}`, from, to);
  };
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
    ['mistakes fixed', () => fixAll(models, names)],
    ['another place in lists', () => change((text) => text.replace(/^order: .*/m, `order: ${number}`))],
    ['another figure', () => change((text) => text.replace(/(\d+) (mm|kg|Ton)$/m, `${number} $2`))],
    ['a remark', () => change((text) => `${text}# No. ${number}\n`)],
    ['the title of a category', () => changeAny('categories', /^title: (.*?)( \d+)?$/m, `title: $1 ${number}`)],
    ['the place of a category', () => changeAny('categories', /^order: .*/m, `order: ${number}`)],
    ['the summary of a category', () => changeAny('categories', /^summary: >-\n/m, `summary: >-\n  No. ${number}.\n`)],
    ['the shared sheet', () => changeAny('sheets', /^features:\n/m, `features:\n  - Feature ${number}\n`)],
    ['an equipment item', () => changeAny('equipment', /^name: (.*?)( \d+)?$/m, `name: $1 ${number}`)],
    ['the company', () => changeFile('site.yaml', /^phone: .*/m, `phone: +91 00 0000 0${number}`)],
    ['the navigation', () => changeFile('site.yaml', /^( {2}products: ).*$/m, `$1Products ${number}`)],
    ['the words of a page', () => changeFile('pages/contact.yaml', /^title: (.*?)( \d+)?$/m, `title: $1 ${number}`)],
    ['the logo', () => changeFile('media/logo.svg', /<svg( data-n="\d+")?/, `<svg data-n="${number}"`)],
    ['a photo', () => addPhoto(dataDir, name.replace('.yaml', ''), number)],
    [
      'a photo less',
      () => rmSync(path.join(dataDir, 'media/models', name.replace('.yaml', '')), { recursive: true, force: true }),
    ],
  ];
  const [words, edit] = edits[random(edits.length)] ?? ['nothing', () => {}];
  edit();
  return `${words} (${name})`;
}

function fixAll(folder: string, names: string[]): void {
  for (const name of names) {
    const file = path.join(folder, name);
    writeFileSync(file, readFileSync(file, 'utf8').replace(/^categry: /m, 'category: '));
  }
}

/** Copies the data's only photo for another model, with an extra byte at the end to make it unique. */
function addPhoto(dataDir: string, id: string, number: number): void {
  const folder = path.join(dataDir, 'media/models', id);
  const pattern = path.join(frozenDir, 'media/models/blt200/rendering.jpg');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'front.jpg'), Buffer.concat([readFileSync(pattern), Buffer.from([number % 256])]));
}

/**
 * Reads: schemas/, data/, tests/fixtures. Writes, where different: docs/fields.md, docs/findings.md, the check output
 * in data/README.md, the file names that schemas/ offer to text editors, .vscode/settings.json. Run by: npm run describe, after changing a
 * schema or the check. --pictures also writes docs/pictures/ from the machine families and the site in dist/.
 */
import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fieldsPage } from './describe/fields-page.ts';
import { findingsPage, explainMistakes } from './describe/findings-page.ts';
import { nameSchemas, offerNames, schemaText } from './describe/offered-names.ts';
import { choicesAmong } from '../src/new-entries/entry-schema.ts';
import { readArguments } from './lib/arguments.ts';
import { buildSettings, projectDir } from './lib/build-settings.ts';
import type { MachineFamily } from '../src/catalogue/catalogue.ts';
import type { KindId } from '../src/catalogue/kinds.ts';
import { fieldSchemaOf } from '../src/yaml/field-schema.ts';
import { writeIfChanged } from './lib/files.ts';
import { loadData } from './data/load-data.ts';
import { readData } from './data/read-data.ts';
import { readSchemas, schemasDir, type Schema } from './data/read-schemas.ts';

const { data, pictures } = readArguments({ pictures: { type: 'boolean', default: false } });
const written: string[] = [];
const write = async (file: string, text: string) => {
  if (await writeIfChanged(file, text)) written.push(path.relative(projectDir, file));
};

const schemas = await readSchemas();
await write(
  path.join(projectDir, 'docs/fields.md'),
  fieldsPage(({ id }) => fieldSchemaOf(id, schemas)),
);
await write(path.join(projectDir, 'docs/findings.md'), findingsPage(path.join(projectDir, 'tests/fixtures')));
const readme = path.join(projectDir, 'data/README.md');
await write(readme, await explainMistakes(await readFile(readme, 'utf8')));
const settings = path.join(projectDir, '.vscode/settings.json');
await write(settings, nameSchemas(await readFile(settings, 'utf8')));

const folder = await readData(data);
const shared = path.join(schemasDir, 'common.schema.json');
const choicesOf = folder && ((kinds: readonly KindId[]) => choicesAmong(folder.files, kinds));
const common = choicesOf && offerNames(JSON.parse(await readFile(shared, 'utf8')) as Schema, choicesOf);
if (common) {
  await write(shared, schemaText(common));
  const { status } = spawnSync(path.join(projectDir, 'node_modules/.bin/oxfmt'), [shared], { cwd: projectDir });
  process.exitCode = status ?? 1;
}
if (pictures) {
  const { writeContactSheets } = await import('./describe/contact-sheets.ts');
  const { families } = await import('../src/drawing/families/all-families.ts');
  const { catalogue } = await loadData(data);
  if (!catalogue) throw new Error('The data has errors: npm run check');
  const sheets = await writeContactSheets(
    path.join(projectDir, 'docs/pictures'),
    catalogue,
    Object.keys(families) as MachineFamily[],
  );
  const { writePagePictures } = await import('./describe/page-pictures.ts');
  const pages = await writePagePictures(path.join(projectDir, 'docs/pictures'), buildSettings(data).outDir);
  written.push(...[...sheets, ...pages].map((file) => path.relative(projectDir, file)));
}
console.log(written.length > 0 ? written.join('\n') : 'nothing to change');

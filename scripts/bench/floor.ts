/**
 * Reads: a data folder, schemas/. Writes: nothing. Run by: the bench, as a program of its own: node floor.ts DIR.
 * The floor of all figures: the plainest program that reads the same files with js-yaml and validates them with ajv.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';

const schemasDir = path.join(import.meta.dirname, '../../schemas');
const folders = { models: 'model', categories: 'category' };

const [dir = 'data'] = process.argv.slice(2);
const readSchema = (name: string) => JSON.parse(readFileSync(`${schemasDir}/${name}.schema.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(readSchema('common'));
let count = 0;
for (const [folder, kind] of Object.entries(folders)) {
  const validate = ajv.compile(readSchema(kind));
  for (const name of readdirSync(path.join(dir, folder))) {
    if (!name.endsWith('.yaml')) continue;
    const value = load(readFileSync(path.join(dir, folder, name), 'utf8'));
    if (!validate(value)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
    count++;
  }
}
console.log(`${count} files`);

/**
 * Reads: a data folder, schemas/. Writes: with OUT, one file per page. Run by: the benchmarks, as a separate program:
 * node floor.ts DIR [OUT PAGES BYTES]. The baseline for all figures: the simplest program that reads the same files
 * with js-yaml, validates them with ajv, and writes PAGES pages of BYTES bytes from template literals, on one thread.
 */
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { load } from 'js-yaml';

const schemasDir = path.join(import.meta.dirname, '../../schemas');
const [dir = 'data', out, pages = '0', bytes = '0'] = process.argv.slice(2);
const readSchema = (name: string) => JSON.parse(readFileSync(`${schemasDir}/${name}.schema.json`, 'utf8')) as object;
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(readSchema('common'));

interface Value extends Partial<Record<'name' | 'title' | 'description' | 'summary', string>> {
  features?: string[];
  specifications?: Record<string, Record<string, string | number>>;
}

const entries: Value[] = [];
for (const [folder, kind] of Object.entries({ models: 'model', categories: 'category' })) {
  const validate = ajv.compile<Value>(readSchema(kind));
  for (const name of readdirSync(path.join(dir, folder))) {
    if (!name.endsWith('.yaml')) continue;
    const value = load(readFileSync(path.join(dir, folder, name), 'utf8'));
    if (!validate(value)) throw new Error(`${name}: ${ajv.errorsText(validate.errors)}`);
    entries.push(value);
  }
}

if (out !== undefined) {
  mkdirSync(out, { recursive: true });
  const frame = '<a href="/">-</a>'.repeat(Math.ceil(Number(bytes) / 17));
  for (let number = 0; number < Number(pages); number++) {
    const page = pageOf(entries[number % entries.length] ?? {});
    writeFileSync(`${out}/${number}.html`, page + frame.slice(0, Math.max(0, Number(bytes) - page.length)));
  }
}

function pageOf({ name, title, description, summary, features = [], specifications = {} }: Value): string {
  const tables = Object.entries(specifications).map(
    ([heading, rows]) =>
      `<h2>${heading}</h2><table>${Object.entries(rows)
        .map(([label, figure]) => `<tr><th>${label}</th><td>${figure}</td></tr>`)
        .join('')}</table>`,
  );
  return `<!doctype html><html lang="en"><head><title>${name ?? title}</title></head><body><h1>${name ?? title}</h1>
<p>${description ?? summary}</p><ul>${features.map((feature) => `<li>${feature}</li>`).join('')}</ul>${tables.join('')}
`;
}

/** Reads: the data folder, schemas/. Run by: scripts/codegen.ts, scripts/check.ts. */
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import { compileSchemas, type Validators } from '../../src/catalogue/check/schema/compile-schemas.ts';
import { loadCatalogue, type LoadedCatalogue } from '../../src/catalogue/load-catalogue.ts';
import { readData } from './read-data.ts';
import { readSchemas } from './read-schemas.ts';

let validators: Promise<Validators> | undefined;

/** Reads, checks and links a data folder. The day of the check is today's unless it is given. The schemas are compiled once a process. */
export async function loadData(
  dataDir: string,
  today = new Date().toISOString().slice(0, 10),
): Promise<LoadedCatalogue> {
  validators ??= readSchemas().then(compileSchemas);
  const folder = await readData(dataDir);
  if (folder) return loadCatalogue({ ...folder, validators: await validators, today });
  const message = 'There is no such folder, so there is no data.';
  return { catalogue: undefined, findings: [aboutFile('', 'missing/data', message, 'check the name behind --data')] };
}

/** Reads: the data folder, schemas/. Run by: scripts/check.ts. */
import { gatherRepeated } from '../../src/catalogue/check/gather-findings.ts';
import { aboutFile } from '../../src/catalogue/check/place-files.ts';
import { runChecks } from '../../src/catalogue/check/run-checks.ts';
import type { Finding } from '../../src/catalogue/finding.ts';
import { loadValidators } from './load-validators.ts';
import { readData } from './read-data.ts';

/** The day of a check unless another is given, like 2025-10-14. */
export const todaysDate = () => new Date().toISOString().slice(0, 10);

/** What the checks say of a data folder, sorted by file and place; nothing is linked. */
export async function checkData(dataDir: string, today = todaysDate()): Promise<Finding[]> {
  const folder = await readData(dataDir);
  return folder
    ? gatherRepeated(runChecks({ ...folder, validators: await loadValidators(), today }).findings)
    : [noFolder()];
}

export function noFolder(): Finding {
  const message = 'There is no such folder, so there is no data.';
  return aboutFile('', 'missing/data', message, 'check the name behind --data');
}

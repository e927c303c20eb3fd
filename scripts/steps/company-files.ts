/** Reads: the catalogue. Writes (through outputs): tradefairs.ics, fairs/*.ics, offices/*.vcf. Run by: scripts/steps/site-groups.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { companyFiles } from '../../src/catalogue/files/company-files.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** The calendars and business cards that visitors take along. */
export function companyOutputs(catalogue: Catalogue): Output[] {
  return companyFiles(catalogue).map(({ path, make }) => textOutput(path.slice(1), make()));
}

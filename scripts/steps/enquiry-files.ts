/** Reads: the catalogue. Writes (through outputs): <site>/_data/_choices, <site>/_data/_machines. Run by: scripts/steps/site-groups.ts. */
import type { Catalogue } from '../../src/catalogue/catalogue.ts';
import { enquiryFiles } from '../../src/catalogue/enquiry-form.ts';
import { textOutput, type Output } from '../outputs/output.ts';

/** What the enquiry form of a large catalogue fetches when it needs it. */
export function enquiryFileOutputs(catalogue: Catalogue): Output[] {
  return [...enquiryFiles(catalogue)].map(([address, value]) => textOutput(address.slice(1), JSON.stringify(value)));
}

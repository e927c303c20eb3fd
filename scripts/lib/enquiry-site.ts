import { readFile } from 'node:fs/promises';
import type { EnquirySite } from '../../src/catalogue/enquiry/enquiry-site.ts';

/** The generated file with what the enquiry service knows of the site. */
export const enquirySiteFile = 'enquiry-site.gen.json';

/** Reads it: the generated one, or the one that lies in a built site. */
export async function readEnquirySite(file: string): Promise<EnquirySite> {
  return JSON.parse(await readFile(file, 'utf8')) as EnquirySite;
}

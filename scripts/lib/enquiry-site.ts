import { readFile } from 'node:fs/promises';
import type { EnquirySite } from '../../src/enquiry/contract/enquiry-site.ts';

/** The generated file with the enquiry service's data. */
export const enquirySiteFile = 'enquiry-site.gen.json';

/** Reads it, from the generated code or from a built site. Ends the process when it is not there, or incomplete. */
export async function readEnquirySite(file: string): Promise<EnquirySite> {
  try {
    return JSON.parse(await readFile(file, 'utf8')) as EnquirySite;
  } catch (error) {
    console.error(`${file} can not be read, build the site again: ${(error as Error).message}`);
    process.exit(2);
  }
}

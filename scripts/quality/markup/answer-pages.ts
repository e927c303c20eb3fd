import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { enquiryEndpoint } from '../../../src/catalogue/paths.ts';
import { soundEnquiry } from '../../../src/enquiry/contract/sample-enquiry.ts';

/** What is asked of the enquiry service by a browser without scripts, and the status of the answer. */
const questions: readonly { name: string; fields: Record<string, string>; status: number }[] = [
  { name: 'thanks', fields: { ...soundEnquiry }, status: 200 },
  { name: 'errors', fields: { ...soundEnquiry, name: '', phone: '12', email: '"><b>nobody', city: '' }, status: 422 },
  {
    name: 'unknown-choice',
    fields: { ...soundEnquiry, country: '', machinery: 'no such', model: 'no such' },
    status: 422,
  },
];

/**
 * Posts forms as a browser without scripts does, and writes the pages that answer them.
 * @returns the files that were written
 * @throws when the service answers otherwise than it should
 */
export async function fetchAnswerPages(address: string, folder: string): Promise<string[]> {
  await mkdir(folder, { recursive: true });
  const files: string[] = [];
  for (const { name, fields, status } of questions) {
    const response = await fetch(address + enquiryEndpoint, {
      method: 'POST',
      headers: { Accept: 'text/html' },
      body: new URLSearchParams(fields),
    });
    if (response.status !== status) throw new Error(`The form "${name}" was answered by ${response.status}`);
    const file = path.join(folder, `${name}.html`);
    await writeFile(file, await response.text());
    files.push(file);
  }
  return files;
}

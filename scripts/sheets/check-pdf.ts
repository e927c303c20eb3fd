/**
 * What is wrong with a file that the company supplies as a PDF, as the end of a sentence that names the file; undefined
 * when nothing is: it opens as one, is there to its end (a cut download is not), and no password guards it.
 */
export function faultOfPdf(bytes: Buffer): string | undefined {
  if (bytes.length === 0) return 'is empty';
  // Readers take a head within the first 1024 bytes (ISO 32000-1, annex H, note 13).
  if (!bytes.subarray(0, 1024).includes('%PDF-')) return 'is not a PDF';
  const end = bytes.subarray(-2048).toString('latin1');
  if (!end.includes('%%EOF') || !end.includes('startxref')) return 'is cut off: its end is missing';
  if (/\/Encrypt\s+\d+\s+\d+\s+R/.test(bytes.toString('latin1'))) return 'is encrypted';
  return undefined;
}

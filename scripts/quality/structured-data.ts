import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { readDocument } from './run/document.ts';
import type { Bar, QualitySite } from './run/bar.ts';
import { faultBar } from './run/fault-bar.ts';
import { findGaps } from './structured-data/completeness.ts';
import { openValidator, type Document } from './structured-data/validate.ts';

/** Every page's JSON-LD: what the validator says, and whether it says all and nothing but what is known. */
export async function measureStructuredData({ outDir, dataDir, pages }: QualitySite): Promise<Bar[]> {
  const validate = await openValidator();
  const offices = (await readdir(path.join(dataDir, 'offices'))).filter((name) => name.endsWith('.yaml')).length;
  const [faults, gaps]: [string[], string[]] = [[], []];
  let count = 0;
  for (const { path: page, kind } of pages) {
    const { canonical = '', structuredData } = await readDocument(outDir, page);
    const documents = structuredData.map((text) => JSON.parse(text) as Document);
    count += documents.length;
    faults.push(...(await validate(documents)).map((fault) => `${page}: ${fault}`));
    gaps.push(...findGaps(documents, { kind, canonical, offices }).map((gap) => `${page}: ${gap}`));
  }
  const checked = `${count} documents of ${pages.length} pages`;
  return [
    faultBar('Structured data, by the validator', checked, faults),
    faultBar('Structured data, complete and known', checked, gaps),
  ];
}

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import Validator, { type ValidatorIssue } from '@adobe/structured-data-validator';
import { readVocabulary } from './vocabulary.ts';

/** A JSON-LD document, as it stands in a page. */
export type Document = Record<string, unknown>;

/** What is missing because the data need not say it: then search engines do not list the video, and nothing else. */
const accepted = /^Required attribute "uploadDate" is missing$/;

/**
 * Loads the validator of structured data with the vocabulary of schema.org.
 * @returns a function that gives the faults of a page's documents: errors, and terms that the vocabulary does not have.
 *   Recommendations (a price, a rating, a logo's size) are none.
 */
export async function openValidator(): Promise<(documents: readonly Document[]) => Promise<string[]>> {
  const main = createRequire(import.meta.url).resolve('schema-dts');
  const vocabulary = readVocabulary(await readFile(path.join(path.dirname(main), 'schema.d.ts'), 'utf8'));
  const validator = new Validator(vocabulary);
  return async (documents) => {
    const byType = Object.groupBy(documents, (document) => String(document['@type']));
    const issues = await validator.validate({ jsonld: structuredClone(byType) });
    return issues
      .filter(({ severity, errorType }) => severity === 'ERROR' || errorType === 'schemaOrg')
      .filter(({ issueMessage }) => !accepted.test(issueMessage))
      .map(({ issueMessage, path: steps }) => `${steps.map(nameOf).join(' > ')}: ${issueMessage}`);
  };
}

const nameOf = ({ type, property, index }: ValidatorIssue['path'][number]): string =>
  [property, type, index === undefined ? '' : String(index)].filter(Boolean).join(' ');

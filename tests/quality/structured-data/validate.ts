import Validator, { type ValidatorIssue } from '@adobe/structured-data-validator';

/** A JSON-LD document of a page. */
export type Document = Record<string, unknown>;

/** The JSON-LD documents of a page. */
export function documentsIn(html: string): Document[] {
  const texts = html.matchAll(/<script type="application\/ld\+json">([^]*?)<\/script>/g);
  return Array.from(texts, ([, text = '']) => JSON.parse(text) as Document);
}

/** Fields that may be missing, since the data need not have them. Search engines then do not list the video. */
const accepted = /^Required attribute "uploadDate" is missing$/;

/**
 * The errors of a page's documents by the rules of search engines, without recommendations (price, rating, logo size).
 * The types of schema-dts ensure that schema.org has every term.
 */
export async function validate(documents: readonly Document[]): Promise<string[]> {
  const byType = Object.groupBy(documents, (document) => String(document['@type']));
  const issues = await new Validator().validate({ jsonld: structuredClone(byType) });
  return issues
    .filter(({ severity, issueMessage }) => severity === 'ERROR' && !accepted.test(issueMessage))
    .map(({ issueMessage, path: steps }) => `${steps.map(nameOf).join(' > ')}: ${issueMessage}`);
}

const nameOf = ({ type, property, index }: ValidatorIssue['path'][number]): string =>
  [property, type, index === undefined ? '' : String(index)].filter(Boolean).join(' ');

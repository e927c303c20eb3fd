import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import Validator, { type ValidatorIssue } from '@adobe/structured-data-validator';

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

/** A term of schema.org, as its own JSON-LD file describes it and the validator reads it. */
interface Term {
  '@id': string;
  '@type': 'rdfs:Class' | 'rdf:Property';
  'rdfs:subClassOf'?: { '@id': string }[];
  'schema:domainIncludes'?: { '@id': string }[];
}

const reference = (name: string) => ({ '@id': `schema:${name}` });

/**
 * The vocabulary of schema.org from schema-dts's declarations, since no network is asked for it. An interface
 * `ThingBase { "name"?: …; }` holds a type's own properties, `ProductLeaf extends ProductBase` names a type.
 * @param declarations the text of `schema.d.ts`
 */
function readVocabulary(declarations: string): { '@graph': Term[] } {
  const parents = new Map<string, string[]>();
  const domains = new Map<string, Set<string>>();
  const interfaces = declarations.matchAll(/^(?:export )?interface (\w+?)(Base|Leaf) extends ([^{]+)\{([^]*?)^\}/gm);
  for (const [, name = '', , extended = '', body = ''] of interfaces) {
    const above = [...extended.matchAll(/(\w+)Base\b/g)].map(([, parent = '']) => parent);
    parents.set(
      name,
      [...new Set([...(parents.get(name) ?? []), ...above])].filter((parent) => parent !== name),
    );
    for (const [, property = ''] of body.matchAll(/^ {4}"([A-Za-z]\w*)"\??:/gm)) {
      domains.set(property, (domains.get(property) ?? new Set()).add(name));
    }
  }
  const classes = [...parents].map(([name, above]): Term => ({
    ...reference(name),
    '@type': 'rdfs:Class',
    'rdfs:subClassOf': above.map(reference),
  }));
  const properties = [...domains].map(([name, types]): Term => ({
    ...reference(name),
    '@type': 'rdf:Property',
    'schema:domainIncludes': [...types].map(reference),
  }));
  return { '@graph': [...classes, ...properties] };
}

/** A term of schema.org, as its own JSON-LD file describes it and the validator reads it. */
export interface Term {
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
export function readVocabulary(declarations: string): { '@graph': Term[] } {
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

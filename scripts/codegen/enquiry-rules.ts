import type { Schema } from '../data/read-schemas.ts';

/** What a text of the enquiry may be: three keywords of JSON Schema, which form and service check by a few lines of their own. */
const ruleNames: ReadonlySet<string> = new Set(['minLength', 'maxLength', 'pattern']);
/** What else its schema may say. */
const otherNames: ReadonlySet<string> = new Set(['type', 'description', 'examples']);

/** `enquiry-rules.gen.ts`: a program for browsers that loads no ajv and nothing that only people read. */
export function enquiryRules({ enquiry = {} }: Record<string, Schema>): string {
  const rules = Object.entries(enquiry['properties'] as Record<string, Schema>).map(([field, keywords]) => {
    const rule = Object.entries(keywords).filter(([name]) => !otherNames.has(name));
    if (keywords['type'] !== 'string' || rule.some(([name]) => !ruleNames.has(name)))
      throw new Error(`schemas/enquiry.schema.json: ${field} has a rule that src/enquiry/contract does not check`);
    return [field, Object.fromEntries(rule)];
  });
  return `
/** A text of the enquiry: at least and at most so many characters, and what it must look like. */
export interface EnquiryRule {
  minLength?: number;
  maxLength?: number;
  pattern?: string;
}

export const enquiryRules: Record<string, EnquiryRule> = ${JSON.stringify(Object.fromEntries(rules))};
`;
}

declare module '@adobe/structured-data-validator' {
  /** A search engine's rules for a type. */
  export interface ValidatorIssue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
  }

  /** Checks documents against search engines' rules. */
  export default class Validator {
    /** @param data the documents by format and type */
    validate(data: { jsonld: Partial<Record<string, object[]>> }): Promise<ValidatorIssue[]>;
  }
}

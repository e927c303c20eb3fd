declare module '@adobe/structured-data-validator' {
  /** What the validator has to say: rules of search engines for a type, or of the vocabulary (`errorType`). */
  export interface ValidatorIssue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    errorType?: string;
    path: { type?: string; property?: string; index?: number }[];
  }

  /** Checks documents by the rules of search engines and, with the vocabulary, by that of schema.org. */
  export default class Validator {
    constructor(schemaOrg?: object);
    /** @param data the documents by format and type */
    validate(data: { jsonld: Partial<Record<string, object[]>> }): Promise<ValidatorIssue[]>;
  }
}

declare module '@adobe/structured-data-validator' {
  /** What the validator has to say: rules of search engines for a type. */
  export interface ValidatorIssue {
    issueMessage: string;
    severity: 'ERROR' | 'WARNING';
    path: { type?: string; property?: string; index?: number }[];
  }

  /** Checks documents by the rules of search engines. */
  export default class Validator {
    /** @param data the documents by format and type */
    validate(data: { jsonld: Partial<Record<string, object[]>> }): Promise<ValidatorIssue[]>;
  }
}

/** What became of an enquiry, and the text that the visitor reads about it. */
export interface Outcome {
  sent: boolean;
  text: string;
  /** Of the answer; undefined when there was none: then nobody knows whether the enquiry arrived. */
  status?: number;
}

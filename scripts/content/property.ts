import type { Content } from './read-content.ts';
import type { ReadSite } from './read-site.ts';

/** Notes one expectation: whether it holds, and what an editor reads where it does not. */
export type Expect = (holds: boolean, otherwise: string) => void;

/** What must be true of the built site, whatever the data folder holds. */
export interface Property {
  /** A sentence: `Every model stands in its category's list`. */
  title: string;
  check: (content: Content, site: ReadSite, expect: Expect) => Promise<void> | void;
}

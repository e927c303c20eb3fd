import type { Content } from './read-content.ts';
import type { ReadSite } from './read-site.ts';

/** Records one expectation: whether it holds, and the message if not. */
export type Expect = (holds: boolean, otherwise: string) => void;

/** A property that must hold for the built site of any data folder. */
export interface Property {
  /** A sentence: `Every model stands in its category's list`. */
  title: string;
  check: (content: Content, site: ReadSite, expect: Expect) => Promise<void> | void;
}

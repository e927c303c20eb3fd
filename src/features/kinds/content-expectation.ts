/** What the content tests expect of an entry's page. Fields are named by their path in the YAML file: `gallery.title`. */
export interface ContentExpectation {
  /** The field with the page's heading; of several, the first that is filled in. An entry without it has no page. */
  heading: string | readonly string[];
  /** The field by which the search finds it; the heading's by default. */
  found?: string;
  /** The page of data/pages that the search leads to where an entry has no page. */
  foundOn?: string;
  /** The page of data/pages that links to each entry. */
  list?: string;
  /** The fields whose texts the page shows. */
  texts?: readonly string[];
  /** The field that the entry's PDF, `/<id>.pdf`, carries. */
  sheet?: string;
}

/**
 * What each kind of page is given: one JSON document a page, made from the linked catalogue and from nothing else.
 * The prerender inlines it, later navigations fetch it, the React pages take it as their only props.
 */
export type * from './page-data/company.ts';
export type * from './page-data/lists.ts';
export type * from './page-data/parts.ts';
export type * from './page-data/shell.ts';

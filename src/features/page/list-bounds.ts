/** Maximum entries per page: numbers that fill whole rows at every width and keep pages readable on a phone. */
export const listBounds = {
  /** Cards of a category's members. */
  cards: 24,
  /** Models under a selector; each has its own panel. */
  models: 24,
  /** Small cards of the equipment grid. */
  equipmentGrid: 48,
  /** Equipment items with their descriptions. */
  equipmentList: 24,
  fairs: 24,
  /** Cards on the page of all products; more are grouped by main category. */
  products: 48,
  /** Machines on the downloads page. */
  downloads: 60,
  /** Groups on the page of all products. */
  groups: 6,
  /** Cards in such a group. */
  groupCards: 8,
  /** Entries in each list of the home page: main categories, upcoming and completed fairs, testimonials. */
  home: 12,
};

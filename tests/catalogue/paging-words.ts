import type { Changes } from './support.ts';

const words = `  products: Our Products
  all: All {name}
  paging:
    label: Pages
    position: Page {number} of {count}
    title: '{name} – page {number} of {count}'
    previous: Previous
    next: Next
    models: { one: 1 model, many: '{count} models' }`;

/** The change of the fixture that lets its long lists go on at further pages. */
export const withPaging: Changes = {
  'site.yaml': (text) => text.replace('  products: Our Products', words),
};

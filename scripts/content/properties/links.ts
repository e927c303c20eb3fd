import { checkLinks } from '../../lib/check-links.ts';
import type { Property } from '../property.ts';

export const noLinkIsDead: Property = {
  title: 'Every link, picture, file and place within a page is there',
  async check({ site: { origin } }, { address, pages }, expect) {
    for (const link of await checkLinks(address, origin, [...pages.keys()]))
      expect(link.problem === undefined, `${link.page} leads to ${link.address}: ${link.problem}`);
  },
};

export const nothingIsEmpty: Property = {
  title: 'No section, list, table or heading is empty',
  check(_, { pages }, expect) {
    for (const { path, empty } of pages.values()) {
      expect(empty.length === 0, `${path} has ${empty.join(', ')}`);
    }
  },
};

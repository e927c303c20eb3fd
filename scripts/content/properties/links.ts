import type { Property } from '../property.ts';
import { pathOf } from '../read-site.ts';

export const noLinkIsDead: Property = {
  title: 'Every link, picture and file is there',
  check({ site: { origin } }, { pages, answers }, expect) {
    const namedBy = new Map<string, string>();
    for (const { path, addresses } of pages.values()) {
      for (const written of addresses) {
        const found = pathOf(written, origin);
        if (found !== undefined && !namedBy.has(found)) namedBy.set(found, path);
      }
    }
    for (const [named, by] of namedBy) {
      const { status = 0, location } = answers.get(named) ?? {};
      if (location === undefined) expect(status === 200, `${by} leads to ${named}, which is not there (${status})`);
      else expect(false, `${by} leads to ${named}, which leads on to ${location}`);
    }
  },
};

export const noPlaceIsMissing: Property = {
  title: 'Every link within a page leads to a place on it',
  check({ site: { origin } }, { pages }, expect) {
    for (const { path, links } of pages.values()) {
      for (const { address } of links) {
        const [, place] = address.split('#');
        if (!place) continue;
        const target = address.startsWith('#') ? path : pathOf(address, origin);
        const page = target === undefined ? undefined : pages.get(target);
        if (page)
          expect(page.ids.includes(decodeURIComponent(place)), `${path} leads to ${address}: that place is not there`);
      }
    }
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

import type { Catalogue, Source } from '../../catalogue/catalogue.ts';
import { pageLabel } from '../../catalogue/navigation.ts';
import { officeCardPath } from '../../catalogue/paths.ts';
import { fill } from '../../catalogue/words.ts';
import type { EntryKind } from '../kinds/kind.ts';
import { textsIn } from '../kinds/search-document.ts';
import { officeCard } from './business-card.ts';

type Office = Catalogue['offices'][number];

/** Offices. They stand on the contact page. */
export const kind: EntryKind<Office & Source> = {
  entries: ({ offices }) => offices,
  nameOf: ({ country }) => country,
  listedOn: ({ pages }) => [pages.contact.path],
  /** By country: their cities, addresses and ways to reach them lead to the contact page. */
  documents: (catalogue) => {
    const { offices, pages } = catalogue;
    const note = pageLabel(catalogue, pages.contact);
    return [...Map.groupBy(offices, ({ country }) => country)].map(([country, ofCountry]) => ({
      kind: 'page',
      title: country,
      path: pages.contact.path,
      more: wordsOfWays(catalogue, ofCountry).join(' '),
      note,
      texts: textsIn(ofCountry.map(({ company, addresses, hours }) => [company, addresses, hours])),
    }));
  },
  /** Whoever looks for a telephone number or for hours means these, not a text that says to call. */
  pageTexts: (catalogue) => {
    const { offices, words, pages } = catalogue;
    const countries = offices.map(({ country }) => country);
    const ways = wordsOfWays(catalogue, offices);
    return [{ page: pages.contact, more: [...countries, ...ways, words.contact.map, words.contact.headOffice] }];
  },
  counted: ({ offices, pages }) => ({
    label: pages.home.figures.countries,
    value: new Set(offices.map(({ country }) => country)).size,
  }),
  files: (catalogue) =>
    catalogue.offices.map((office) => ({
      path: officeCardPath(office.id),
      make: () => officeCard(catalogue, office),
    })),
};

/** The names of the ways to reach any of these offices. */
function wordsOfWays({ words }: Catalogue, offices: Catalogue['offices']): string[] {
  const ways = ['phone', 'mobile', 'whatsapp', 'email', 'website', 'hours'] as const;
  const used = ways.filter((way) => offices.some((office) => office[way]));
  return used.flatMap((way) => [
    words.contact[way],
    way === 'hours' ? fill(words.contact.openUntil, { time: '' }) : '',
  ]);
}

import type { Catalogue } from '../../catalogue/catalogue.ts';
import { contentLines, textValue, type ContentLine } from '../kinds/content-lines.ts';

type Office = Catalogue['offices'][number];

/**
 * An office as a business card (RFC 2426, vCard 3.0, which every phone reads). The company is not a person, so N is
 * empty and X-ABShowAs says so to address books. An address is one text, because the data does not say which word is
 * the town.
 */
export function officeCard({ site }: Catalogue, office: Office): string {
  const { id, company, country, addresses, phone, mobile, email, website } = office;
  const name = textValue(company.includes(country) ? company : `${company}, ${country}`);
  return contentLines([
    ['BEGIN', 'VCARD'],
    ['VERSION', '3.0'],
    ['UID', `office-${id}@${new URL(site.origin).hostname}`],
    ['N', ';;;;'],
    ['FN', name],
    ['ORG', textValue(company)],
    ['X-ABShowAs', 'COMPANY'],
    ['TEL;TYPE=WORK,VOICE', phone],
    ...optional('TEL;TYPE=CELL', mobile),
    ['EMAIL;TYPE=INTERNET,WORK', email],
    ['URL', website ?? site.origin],
    ...addresses.map((text): ContentLine => ['ADR;TYPE=WORK', `;;${textValue(text)};;;;${textValue(country)}`]),
    ['END', 'VCARD'],
  ]);
}

const optional = (name: string, value: string | undefined): ContentLine[] =>
  value === undefined ? [] : [[name, value]];

import type { Catalogue } from '../catalogue.ts';
import type { OfficeLine, WhatsApp } from '../page-data.ts';
import { whatsappAddress } from '../paths.ts';

type Office = Catalogue['offices'][number];

/** The link to an office on WhatsApp, with the greeting that a message to it begins with. */
export function whatsappOf({ pages }: Catalogue, { whatsapp }: Office): WhatsApp | undefined {
  return whatsapp === undefined
    ? undefined
    : { number: whatsapp, href: whatsappAddress(whatsapp, pages.contact.talk?.greeting) };
}

/** What every page knows of the offices, the head office first. */
export function officeLines(catalogue: Catalogue): OfficeLine[] {
  const { offices } = catalogue;
  const sorted = [...offices.filter(({ isHead }) => isHead), ...offices.filter(({ isHead }) => !isHead)];
  return sorted.map((office) => {
    const { country, phone, email, timeZone, hours } = office;
    const whatsapp = whatsappOf(catalogue, office);
    return {
      country,
      phone,
      email,
      ...(whatsapp ? { whatsapp } : {}),
      ...(timeZone === undefined ? {} : { timeZone }),
      ...(hours === undefined ? {} : { hours }),
    };
  });
}

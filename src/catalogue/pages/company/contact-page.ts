import type { Catalogue } from '../../catalogue.ts';
import { flagFile, flagOfOffice } from '../../offices/flags.ts';
import { whatsappOf } from '../../navigation.ts';
import type { OfficeData, PageBase } from '../../page-data.ts';
import { type ListPages, listed } from '../declare.ts';
import { pageBelowHome } from '../parts/head.ts';
import { mapAddress, officeCardPath } from '../../paths.ts';
import { mediaPicture } from '../../media/pictures.ts';

export interface ContactPageData extends PageBase<'contact'> {
  heading: string;
  intro: string;
  /** What stands above the office that is nearest to the visitor. */
  talk?: string;
  offices: OfficeData[];
}

export const list: ListPages<ContactPageData> = (catalogue) => [
  listed('contact', catalogue.pages.contact, () => contactPage(catalogue)),
];

/** The page of the offices. */
function contactPage(catalogue: Catalogue): ContactPageData {
  const { contact } = catalogue.pages;
  return {
    ...pageBelowHome(catalogue, 'contact', contact),
    intro: contact.intro,
    ...(contact.talk ? { talk: contact.talk.heading } : {}),
    offices: catalogue.offices.map((office) => officeData(catalogue, office)),
  };
}

function officeData(catalogue: Catalogue, office: Catalogue['offices'][number]): OfficeData {
  const { country, company, isHead = false, addresses, phone, mobile, email, website, timeZone, hours } = office;
  const whatsapp = whatsappOf(catalogue, office);
  const flag = flagFile(flagOfOffice(office) ?? '');
  const hasFlag = catalogue.media.some(({ file }) => file === flag);
  return {
    country,
    // The country's name stands beside the flag, so the picture says nothing more.
    ...(hasFlag ? { flag: mediaPicture(catalogue.media, flag, '') } : {}),
    company,
    isHead,
    addresses: addresses.map((text) => ({ text, map: mapAddress(`${text}, ${country}`) })),
    phone,
    ...(mobile === undefined ? {} : { mobile }),
    ...(whatsapp ? { whatsapp } : {}),
    email,
    ...(website === undefined ? {} : { website }),
    ...(timeZone === undefined ? {} : { timeZone }),
    ...(hours === undefined ? {} : { hours }),
    card: officeCardPath(office.id),
  };
}

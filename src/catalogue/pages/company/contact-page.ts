import type { Catalogue } from '../../catalogue.ts';
import { mediaPicture } from '../../media/pictures.ts';
import { whatsappOf } from '../../navigation.ts';
import { flagFile, flagOfOffice } from '../../offices/flags.ts';
import { mapAddress, officeCardPath } from '../../paths.ts';
import { type PageOf, pageBelowHome } from '../declare.ts';

/** The page of the offices. */
export const list = pageBelowHome('contact', (catalogue, { intro, talk }) => ({
  intro,
  /** What stands above the office that is nearest to the visitor. */
  talk: talk?.heading,
  offices: catalogue.offices.map((office) => officeData(catalogue, office)),
}));

export type ContactPageData = PageOf<typeof list>;

export type OfficeData = ReturnType<typeof officeData>;

function officeData(catalogue: Catalogue, office: Catalogue['offices'][number]) {
  const { country, company, isHead = false, addresses, phone, mobile, email, website, timeZone, hours } = office;
  const flag = flagFile(flagOfOffice(office) ?? '');
  const hasFlag = catalogue.media.some(({ file }) => file === flag);
  return {
    country,
    // The country's name stands beside the flag, so the picture says nothing more.
    flag: hasFlag ? mediaPicture(catalogue.media, flag, '') : undefined,
    company,
    isHead,
    addresses: addresses.map((text) => ({ text, map: mapAddress(`${text}, ${country}`) })),
    phone,
    mobile,
    whatsapp: whatsappOf(catalogue, office),
    email,
    website,
    timeZone,
    hours,
    /** Address of its business card. */
    card: officeCardPath(office.id),
  };
}

import type { Catalogue } from '../../catalogue.ts';
import { mediaPicture } from '../../media/pictures.ts';
import { whatsappOf } from '../../navigation.ts';
import { flagFile, flagOfOffice } from '../../offices/flags.ts';
import type { OfficeData } from '../../page-data.ts';
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

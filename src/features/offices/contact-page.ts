import type { Catalogue } from '../../catalogue/catalogue.ts';
import { mediaPicture } from '../../catalogue/media/pictures.ts';
import { whatsappOf } from '../../catalogue/navigation.ts';
import { flagFile, flagOfOffice } from '../../catalogue/offices/flags.ts';
import { mapAddress, officeCardPath } from '../../catalogue/paths.ts';
import { type PageOf, pageBelowHome } from '../page/declare.ts';

export const list = pageBelowHome(
  'contact',
  (catalogue, { intro, talk }) => ({
    intro,
    /** Heading above the office in the visitor's country. */
    talk: talk?.heading,
    offices: catalogue.offices.map((office) => officeData(catalogue, office)),
  }),
  { sourcesOf: ({ offices }) => offices },
);

export type ContactPageData = PageOf<typeof list>;

export type OfficeData = ReturnType<typeof officeData>;

function officeData(catalogue: Catalogue, office: Catalogue['offices'][number]) {
  const { country, company, isHead = false, addresses, phone, mobile, email, website, timeZone, hours } = office;
  const flag = flagFile(flagOfOffice(office, catalogue.site.language) ?? '');
  const hasFlag = catalogue.media.some(({ file }) => file === flag);
  return {
    country,
    // The country's name is beside the flag, so `alt` is empty.
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
    /** URL of its business card. */
    card: officeCardPath(office.id),
  };
}

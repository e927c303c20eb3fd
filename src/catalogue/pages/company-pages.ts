import type { Catalogue } from '../catalogue.ts';
import { enquiryForm } from '../enquiry-form.ts';
import { flagFile, flagOfOffice } from '../flags.ts';
import { pageLabel } from '../navigation.ts';
import type { AboutPageData, ContactLine, ContactPageData, EnquirePageData, OfficeData } from '../page-data.ts';
import { aboutPicture, mediaPicture } from '../pictures.ts';
import { whatsappOf } from '../office-lines.ts';
import { mapAddress, officeCardPath } from '../paths.ts';
import { crumbsFromHome } from './breadcrumbs.ts';
import { makeHead } from './head.ts';

/** The company's telephone number and e-mail address. */
export function contactLine({ site }: Catalogue): ContactLine {
  return { phone: site.phone, email: site.email };
}

/** The page about the company. */
export function aboutPage(catalogue: Catalogue): AboutPageData {
  const { about, ourproducts } = catalogue.pages;
  const breadcrumbs = crumbsFromHome(catalogue, about.title);
  return {
    kind: 'about',
    path: about.path,
    head: makeHead(catalogue, { path: about.path, titles: [about.title], description: about.summary, breadcrumbs }),
    breadcrumbs,
    heading: about.title,
    whoWeAre: { ...about.whoWeAre, picture: aboutPicture('who-we-are', about.whoWeAre.heading) },
    mission: { ...about.mission, picture: aboutPicture('our-mission', about.mission.heading) },
    getInTouch: {
      ...about.getInTouch,
      products: { to: ourproducts.path, label: pageLabel(catalogue, ourproducts) },
      email: catalogue.site.email,
    },
  };
}

/** The page of the offices. */
export function contactPage(catalogue: Catalogue): ContactPageData {
  const { contact } = catalogue.pages;
  const breadcrumbs = crumbsFromHome(catalogue, contact.title);
  return {
    kind: 'contact',
    path: contact.path,
    head: makeHead(catalogue, {
      path: contact.path,
      titles: [contact.title],
      description: contact.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: contact.title,
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

/** The page with the enquiry form. */
export function enquirePage(catalogue: Catalogue): EnquirePageData {
  const { enquire } = catalogue.pages;
  const { unlisted, ...words } = enquire.words;
  const form = enquiryForm(catalogue);
  const breadcrumbs = crumbsFromHome(catalogue, enquire.title);
  return {
    kind: 'enquire',
    path: enquire.path,
    head: makeHead(catalogue, {
      path: enquire.path,
      titles: [enquire.title],
      description: enquire.summary,
      breadcrumbs,
    }),
    breadcrumbs,
    heading: enquire.title,
    intro: enquire.intro,
    words: form.shards !== undefined && unlisted !== undefined ? { ...words, unlisted } : words,
    aside: enquire.aside,
    contact: contactLine(catalogue),
    ...form,
  };
}

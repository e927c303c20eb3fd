/** All properties that are tested of a built site, for any data folder. */
import * as browser from './properties/browser.ts';
import * as company from './properties/company.ts';
import * as enquiry from './properties/enquiry.ts';
import * as links from './properties/links.ts';
import * as lists from './properties/lists.ts';
import * as machines from './properties/machines.ts';
import * as menu from './properties/menu.ts';
import * as pages from './properties/pages.ts';
import * as pictures from './properties/pictures.ts';
import type { Property } from './property.ts';

export const properties: readonly Property[] = [
  pages.everyEntryHasItsPage,
  pages.everyPageHasATitle,
  pages.everyPageIsInTheSitemap,
  lists.everyModelIsInItsList,
  lists.everyCategoryIsInItsList,
  lists.everyEquipmentItemIsInItsLists,
  lists.theProductGridIsComplete,
  menu.theMenuIsComplete,
  machines.everyPageSaysWhatItsEntrySays,
  machines.everySheetIsComplete,
  pictures.everyMachineHasItsPictures,
  pictures.everyPhotoIsShown,
  company.everyFairIsListed,
  company.everyOfficeIsListed,
  company.everyTestimonialIsShown,
  company.theCompanyIsOnEveryPage,
  company.everyOldAddressLeadsOn,
  links.noLinkIsDead,
  links.nothingIsEmpty,
  enquiry.everyMachineHasItsEnquiryLink,
  enquiry.enquiryLinksOpenTheForm,
  enquiry.theFormOffersEveryChoice,
  browser.everythingIsFoundByTheSearch,
  browser.noPageHasAnError,
];

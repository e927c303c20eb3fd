/** The enquiry form and the enquiry service's data, with the choices that kinds of entry contribute. */
import { declaredKinds } from '#generated/declared-kinds.gen.ts';
import type { Catalogue } from '../../catalogue/catalogue.ts';
import { enquiryForm } from '../../enquiry/contract/enquiry-form.ts';
import type { EnquiryGroup } from '../../enquiry/contract/enquiry-group.ts';
import { makeEnquirySite } from '../../enquiry/contract/enquiry-site.ts';

function enquiryGroups(catalogue: Catalogue): EnquiryGroup[] {
  return declaredKinds
    .flatMap((kind) => kind.enquiryGroup?.(catalogue) ?? [])
    .filter(({ choices }) => choices.length > 0);
}

export const enquiryFormOf = (catalogue: Catalogue) => enquiryForm(catalogue, enquiryGroups(catalogue));

export const enquirySiteOf = (catalogue: Catalogue) => makeEnquirySite(catalogue, enquiryGroups(catalogue));

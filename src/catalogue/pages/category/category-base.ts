import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { comparisonLink } from '../../comparison/address.ts';
import { linkedOption } from '../../enquiry/enquiry-form.ts';
import { categoryPicture } from '../../media/main-pictures.ts';
import { withAncestors } from '../../members.ts';
import { enquirySearch } from '../../paths.ts';
import { crumbsFromProducts, pageBase } from '../parts/head.ts';
import { numberedHead, pagingOf, numberedTitle, type PageSlice } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';

/**
 * Data of all category pages; later pages of a list carry less. The title names the categories above, because metal
 * shredders are both primary and secondary.
 */
export function categoryBase<Kind extends string>(
  catalogue: Catalogue,
  kind: Kind,
  category: LinkedCategory,
  slice: PageSlice,
) {
  const input = {
    path: category.path,
    titles: withAncestors(category).map((step) => step.title),
    description: category.summary,
    breadcrumbs: crumbsFromProducts(catalogue, category.parent, category.title),
    card: categoryShareCard(catalogue, category),
  };
  const { intro = [], features = [], applications = [], benefits = [] } = slice.number === 1 ? category : {};
  return {
    ...pageBase(catalogue, kind, numberedHead(catalogue, input, slice)),
    heading: numberedTitle(catalogue, category.title, slice),
    intro,
    features,
    applications,
    benefits,
    /** Undefined if it has neither drawing nor photo, and on later pages. */
    picture: slice.number === 1 ? categoryPicture(catalogue, category) : undefined,
    /** Link to the form, with the category's choice selected if it has one. */
    enquiry: {
      to: catalogue.pages.enquire.path,
      label: catalogue.words.links.enquire,
      search: enquirySearch(category.enquiryMachinery, linkedOption(catalogue, category)),
    },
    /** Link to the comparison of its models. */
    comparison: comparisonLink(catalogue, category),
    getInTouch: category.getInTouch,
    ...pagingOf(catalogue, category.path, slice),
  };
}

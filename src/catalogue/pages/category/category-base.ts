import type { Catalogue, LinkedCategory } from '../../catalogue.ts';
import { linkedOption } from '../../enquiry/enquiry-form.ts';
import { categoryPicture } from '../../media/main-pictures.ts';
import { lineOf } from '../../members.ts';
import type { Block, ContactLine, InternalLink, Listing, PageBase, Picture } from '../../page-data.ts';
import { comparisonLink } from '../../comparison/address.ts';
import { crumbsFromProducts, makeHead } from '../parts/head.ts';
import { type Part, headOfPart, pagingOf, titleOfPart } from '../parts/paging.ts';
import { categoryShareCard } from '../parts/share-card.ts';
import { enquirySearch } from '../../paths.ts';

/** What all pages of categories have. */
export interface CategoryBase<Kind extends string> extends PageBase<Kind>, Listing {
  heading: string;
  intro: string[];
  features: string[];
  applications: string[];
  benefits: string[];
  /** None where nothing is drawn and no photo is there. */
  picture?: Picture | undefined;
  contact: ContactLine;
  /** The form with the category's own choice; without it the form as it opens by itself. */
  enquiry: InternalLink;
  getInTouch?: Block;
  /** The prepared comparison of its models. */
  comparison?: InternalLink;
}

/**
 * What all pages of categories have; where a list goes on, only what is needed there. Metal shredders are both primary
 * and secondary, so the title names the categories above.
 */
export function categoryBase(catalogue: Catalogue, category: LinkedCategory, part: Part) {
  const comparison = comparisonLink(catalogue, category);
  const input = headOfPart(
    catalogue,
    {
      path: category.path,
      titles: lineOf(category).map((step) => step.title),
      description: category.summary,
      breadcrumbs: crumbsFromProducts(catalogue, category.parent, category.title),
      card: categoryShareCard(catalogue, category),
    },
    part,
  );
  const { intro = [], features = [], applications = [], benefits = [] } = part.number === 1 ? category : {};
  return {
    path: input.path,
    head: makeHead(catalogue, input),
    breadcrumbs: input.breadcrumbs,
    heading: titleOfPart(catalogue, category.title, part),
    intro,
    features,
    applications,
    benefits,
    picture: categoryPicture(catalogue, category),
    contact: { phone: catalogue.site.phone, email: catalogue.site.email },
    enquiry: {
      to: catalogue.pages.enquire.path,
      label: catalogue.words.links.enquire,
      search: enquirySearch(category.enquiryMachinery, linkedOption(catalogue, category)),
    },
    ...(comparison ? { comparison } : {}),
    ...(category.getInTouch ? { getInTouch: category.getInTouch } : {}),
    ...pagingOf(catalogue, category.path, part),
  };
}

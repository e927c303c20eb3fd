import type { Catalogue, LinkedCategory, Source } from '../../catalogue/catalogue.ts';
import { comparisonLink } from '../compare/address.ts';
import { linkedOption } from '../../enquiry/contract/enquiry-form.ts';
import { categoryPicture } from '../../catalogue/media/main-pictures.ts';
import { membersOf, nameOfMember, withAncestors, type Member } from '../../catalogue/members.ts';
import { enquirySearch } from '../../catalogue/paths.ts';
import { listedPages } from '../page/declare.ts';
import { crumbsFromProducts } from '../page/head.ts';
import type { listBounds } from '../page/list-bounds.ts';
import type { PageSlice } from '../page/paging.ts';
import { categoryShareCard } from './category-kind.ts';

/** What a category lists on its pages, and the names for pagination. */
interface CategoryItems<Item> {
  items: (catalogue: Catalogue, category: LinkedCategory) => readonly Item[];
  nameOf: (item: Item) => string;
  sourceOf: (item: Item) => Source;
}

export const allMembers: CategoryItems<Member> = {
  items: membersOf,
  nameOf: nameOfMember,
  sourceOf: ({ entry }) => entry,
};
export const onlyModels: CategoryItems<LinkedCategory['models'][number]> = {
  items: (_catalogue, { models }) => models,
  nameOf: ({ name }) => name,
  sourceOf: (model) => model,
};

/**
 * Declares the pages of all categories with one layout. The title names the categories above, because metal shredders
 * are both primary and secondary.
 */
export function categoryPages<const Kind extends string, Item, Own extends object>(
  kind: Kind,
  layout: LinkedCategory['layout'],
  { items, ...listing }: CategoryItems<Item> & { size: keyof typeof listBounds },
  dataOf: (catalogue: Catalogue, category: LinkedCategory, slice: PageSlice<Item>) => Own,
) {
  return (catalogue: Catalogue) =>
    catalogue.categories
      .filter((category) => category.layout === layout)
      .flatMap((category) => {
        const list = {
          file: category.file,
          path: category.path,
          title: category.title,
          above: withAncestors(category)
            .slice(1)
            .map(({ title }) => title),
          description: category.summary,
          breadcrumbs: crumbsFromProducts(catalogue, category.parent, category.title),
          card: categoryShareCard(catalogue, category),
          items: items(catalogue, category),
          ...listing,
        };
        return listedPages(catalogue, kind, list, (slice) => dataOf(catalogue, category, slice));
      });
}

/** Texts and links of a category's page; later pages of its list carry less. */
export function categoryParts(catalogue: Catalogue, category: LinkedCategory, { number }: PageSlice) {
  const { intro = [], features = [], applications = [], benefits = [] } = number === 1 ? category : {};
  return {
    intro,
    features,
    applications,
    benefits,
    /** Undefined if it has neither drawing nor photo, and on later pages. */
    picture: number === 1 ? categoryPicture(catalogue, category) : undefined,
    /** Link to the form, with the category's choice selected if it has one. */
    enquiry: {
      to: catalogue.pages.enquire.path,
      label: catalogue.words.links.enquire,
      search: enquirySearch(category.enquiryMachinery, linkedOption(catalogue, category)),
    },
    /** Link to the comparison of its models. */
    comparison: comparisonLink(catalogue, category),
    getInTouch: category.getInTouch,
  };
}

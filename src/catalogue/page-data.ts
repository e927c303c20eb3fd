/**
 * What each kind of page is given: one JSON document a page, made from the linked catalogue and from nothing else.
 * The prerender inlines it, later navigations fetch it, the React pages take it as their only props. Here are the types
 * of its pieces; those of whole pages stand with their declarations.
 */
export type * from './page-data/company.ts';
export type * from './page-data/lists.ts';
export type * from './page-data/parts.ts';
export type { EnquiryDrawing, EnquiryWords, MachineryOption } from './enquiry/enquiry-form.ts';
export type { MenuNode, OfficeLine, Shell } from './navigation.ts';
export type { Paging, PagingStep } from './pages/parts/paging.ts';
export type { TestimonialData } from './pages/company/home-page.ts';
export type { OfficeData } from './pages/company/contact-page.ts';
export type { ProductGroup } from './pages/category/products-page.ts';
export type { EquipmentListItem } from './pages/category/equipment-list-page.ts';
export type { CompareGroup } from './pages/compare/compare-page.ts';
export type { FairCard } from './pages/fairs/fair-card.ts';
export type { GalleryPhoto, GalleryVideo } from './pages/fairs/gallery-page.ts';
export type { ModelSummary } from './pages/parts/cards.ts';

/**
 * The pieces of page data. The types of whole pages are next to their declarations in `pages/`.
 * The prerender inlines a page's data as JSON, later navigations fetch it, and React takes it as props.
 */
export type * from './page-data/lists.ts';
export type * from './page-data/parts.ts';
export type { EnquiryDrawing, EnquirySubject, EnquiryWords, MachineryOption } from './enquiry/enquiry-form.ts';
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

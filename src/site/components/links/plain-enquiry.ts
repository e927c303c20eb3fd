import type { InternalLink } from '../../../catalogue/page-data.ts';

/** The enquiry form without a choice of its own. */
export const plainEnquiry: Pick<InternalLink, 'to' | 'search'> = { to: '/enquire' };

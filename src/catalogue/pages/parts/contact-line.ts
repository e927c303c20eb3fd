import type { Catalogue } from '../../catalogue.ts';
import type { ContactLine } from '../../page-data.ts';

/** The company's telephone number and e-mail address. */
export function contactLine({ site }: Catalogue): ContactLine {
  return { phone: site.phone, email: site.email };
}

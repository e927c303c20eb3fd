import type { Enquiry } from '../../../src/enquiry/contract/enquiry.ts';

/** A valid enquiry for tests and measurements. */
export const validEnquiry: Enquiry = {
  name: 'A. Buyer',
  company: 'Sample Recycling Ltd.',
  email: 'buyer@example.com',
  website: 'www.example.com',
  phone: '910000000000',
  address: '1 Sample Road',
  city: 'Pune',
  country: 'India',
  message: 'Please send a quotation.',
  machinery: 'baler',
  model: 'Tyre Scrap Balers',
};

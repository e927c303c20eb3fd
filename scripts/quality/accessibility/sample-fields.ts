/** What stands in the required fields of the form, by their names. */
export const sampleFields = {
  name: 'A. Buyer',
  email: 'buyer@example.com',
  phone: '910000000000',
  address: '1 Sample Road',
  city: 'Pune',
  country: 'India',
} as const;

import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import enquire from '../../schemas/defaults/page-enquire.json' with { type: 'json' };
import schema from '../../schemas/enquiry.schema.json' with { type: 'json' };
import { checkEnquiry as check } from '../../src/enquiry/contract/check-enquiry.ts';
import { enquiryFields, trimEnquiry, type EnquiryField } from '../../src/enquiry/contract/enquiry.ts';
import { formWords } from '../../src/enquiry/contract/enquiry-form.ts';
import { validEnquiry } from './support/sample-enquiry.ts';

const phoneRule = { least: 10, most: 15, digitsOnly: true };
const checkEnquiry = (values: object) => check(values, formWords({ ...enquire.words, phoneRule }));

/** Errors of the valid enquiry with some values changed, trimmed as form and service do. */
const errorsWith = (values: Partial<Record<EnquiryField, string>>) =>
  checkEnquiry(trimEnquiry({ ...validEnquiry, ...values }));

describe('the rules of the enquiry form', () => {
  test('are written in keywords that the check knows', () => {
    const known = new Set(['type', 'description', 'examples', 'minLength', 'maxLength', 'pattern']);
    for (const rule of Object.values(schema.properties)) {
      expect(rule.type).toBe('string');
      expect(Object.keys(rule).filter((keyword) => !known.has(keyword))).toEqual([]);
    }
  });

  test('a valid enquiry has no error', () => expect(errorsWith({})).toEqual({}));

  test.each([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone is required'],
    ['address', 'Address is required'],
    ['city', 'City is required'],
    ['country', 'Country is required'],
  ] as const)('%s is required, and white space is not enough', (field, message) => {
    expect(errorsWith({ [field]: '' })).toEqual({ [field]: message });
    expect(errorsWith({ [field]: ' \t\n' })).toEqual({ [field]: message });
  });

  test.each([
    '\u200b',
    '\u2060\u00ad',
    '\u3164',
    '\u2800 \u2800',
    '\u202e\u2066',
    '\u{e0041}',
    '\u200d',
    '\u{16fe4}\u{1d159}',
    '\u0301',
    '\uffff',
  ])('a name of nothing but invisible characters is none: %j', (name) =>
    expect(errorsWith({ name })).toEqual({ name: 'Name is required' }),
  );

  test('a name may have such characters where its script needs them', () => {
    expect(errorsWith({ name: '\u0646\u06cc\u200c\u0645\u0627', city: '\u{1f600}' })).toEqual({});
  });

  test.each(['company', 'website', 'message'] as const)('%s is optional', (field) => {
    expect(errorsWith({ [field]: '' })).toEqual({});
  });

  test.each([
    'buyer',
    'buyer@',
    '@example.com',
    'buyer@example',
    'buyer@.com',
    'buyer@example.',
    'a b@example.com',
    'a@b@example.com',
    'a@b.co,',
    'a@b,c.co',
    'a@b.co.',
    'a@b.c',
    'a,b@example.com',
    '<a@b.co>',
    'mailto:a@b.co',
    'A. Buyer <a@b.co>',
    'a@b.co;c@d.co',
    'a@b_c.co/x',
    'a@b,co.uk',
    'a@-b.co',
    'a@b-.co',
    'a@c.-b.co',
    'a@b.-co',
    'a@b.co-',
    'a@b.123',
    'a@1.2.3.44',
    'a@\u0301\u0301.co',
  ])('the e-mail %s is invalid', (email) => expect(errorsWith({ email })).toEqual({ email: 'Email is invalid' }));

  test.each([
    'a@b.co',
    'first.last+tag@mail.example.co.in',
    " o'brien_x@ex-ample.com ",
    'käufer@müller.example',
    'a@xn--mller-kva.xn--p1ai',
    'a@3com.com',
    '\u200ba\u2060@\ufeffb.co\u00ad',
  ])('the e-mail "%s" is valid', (email) => {
    expect(errorsWith({ email })).toEqual({});
  });

  test.each([
    '000000000',
    '0000000000000000',
    '+910000000000',
    '91 0000000000',
    '91-0000-0000',
    '00000o0000',
    '٠١٢٣٤٥٦٧٨٩',
  ])('the phone %s is invalid', (phone) =>
    expect(errorsWith({ phone })).toEqual({ phone: 'Phone must be valid (10–15 digits)' }),
  );

  test.each(['0000000000', '000000000000000', ' 0000000000\n'])('the phone "%s" is valid', (phone) => {
    expect(errorsWith({ phone })).toEqual({});
  });

  test.each([
    ['+49 (40) 123-456', {}],
    ['040/123456', {}],
    ['12345', {}],
    ['1234', { phone: 'Phone must be valid (5–15 digits)' }],
    ['12345678901234567', { phone: 'Phone must be valid (5–15 digits)' }],
    ['call me', { phone: 'Phone must be valid (5–15 digits)' }],
    ['49+401234', { phone: 'Phone must be valid (5–15 digits)' }],
    ['', { phone: 'Phone is required' }],
  ])('where the catalogue says nothing of it, the phone "%s" may have signs, and 5 to 15 digits', (phone, errors) => {
    const words = formWords(enquire.words);
    expect(check({ ...validEnquiry, phone }, words)).toEqual(errors);
    const input = new RegExp(`^(?:${words.phonePattern})$`, 'v');
    expect(input.test(` ${phone} `)).toBe(Object.keys(errors).length === 0);
  });

  test('a rule that ends before it begins asks for its end', () => {
    const words = formWords({ ...enquire.words, phoneRule: { ...phoneRule, most: 6 } });
    expect(check({ ...validEnquiry, phone: '123456' }, words)).toEqual({});
  });

  test('the errors come in the order of the form, one a field', () => {
    const empty = Object.fromEntries(enquiryFields.map((field) => [field, '']));
    expect(Object.entries(checkEnquiry(empty))).toEqual([
      ['name', 'Name is required'],
      ['email', 'Email is required'],
      ['phone', 'Phone is required'],
      ['address', 'Address is required'],
      ['city', 'City is required'],
      ['country', 'Country is required'],
    ]);
  });

  test('a text that is too long is named with its limit', () => {
    expect(errorsWith({ message: 'x'.repeat(5001) })).toEqual({
      message: 'Message is too long (at most 5000 characters)',
    });
    expect(errorsWith({ message: 'x'.repeat(5000) })).toEqual({});
  });

  test('characters are counted, not halves of them', () => {
    expect(errorsWith({ message: '😀'.repeat(5000) })).toEqual({});
    expect(Object.keys(errorsWith({ message: `${'😀'.repeat(5000)}x` }))).toEqual(['message']);
  });

  test('every field is judged as ajv judges it by the schema', () => {
    const validate = new Ajv2020({ strict: false }).compile(schema);
    const texts = [
      '',
      'a',
      'a@b.co',
      '0000000000',
      'x'.repeat(200),
      'x'.repeat(201),
      'x'.repeat(501),
      7,
      null,
      undefined,
    ];
    for (const field of [...enquiryFields.filter((name) => name !== 'phone'), 'other']) {
      for (const text of texts.filter((value) => value !== undefined || field !== 'other')) {
        const { [field]: _, ...others } = { ...validEnquiry } as Record<string, unknown>;
        const enquiry = text === undefined ? others : { ...others, [field]: text };
        expect([field, text, Object.keys(checkEnquiry(enquiry)).length === 0]).toEqual([
          field,
          text,
          validate(enquiry),
        ]);
      }
    }
  });

  test('missing, additional and wrong values of other programs are errors', () => {
    const { name: _name, ...nameless } = validEnquiry;
    expect(checkEnquiry(nameless)).toEqual({ name: 'Name is required' });
    expect(Object.keys(checkEnquiry({ ...validEnquiry, admin: 'yes' }))).toEqual(['admin']);
    expect(Object.keys(checkEnquiry({ ...validEnquiry, company: 7 }))).toEqual(['company']);
  });
});

test('values are trimmed, and nothing else happens to them', () => {
  expect(trimEnquiry({ ...validEnquiry, name: '  A.  Buyer ', message: '\nTwo\n lines\n' })).toEqual({
    ...validEnquiry,
    name: 'A.  Buyer',
    message: 'Two\n lines',
  });
});

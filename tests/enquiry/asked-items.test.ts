import { describe, expect, test as plain } from 'vitest';
import { enquiryCommands } from '../../scripts/enquiries/enquiry-commands.ts';
import { cleanPhone } from '../../src/enquiry/contract/clean-phone.ts';
import {
  itemsForHeader,
  itemsHeader,
  itemText,
  maxItems,
  nameInText,
  readItems,
  summarizeItems,
  writeItems,
} from '../../src/enquiry/contract/items.ts';
import { enquiryFields } from '../../src/enquiry/contract/enquiry.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { test } from './mail-test.ts';
import { settingsFrom, site } from './service-fixture.ts';

const item = (name: string, page: string, quantity = 1, note = '') => ({ name, page, quantity, note });
const line = item('Tyre Chip Line up to 7 t/h', '/tyre-chip-line?throughput=7');
const items = [
  item('BLT150', '/blt150', 2, 'with conveyor: 5 m, in May'),
  line,
  item('Strip Cutter', '/strip-cutter', 1, 'für 415 V'),
];
const { name: _name, ...withoutName } = line;

describe('the items of an address', () => {
  plain('are read as they were written, without notes', () => {
    expect(writeItems(items)).toBe('blt150:2,tyre-chip-line@7,strip-cutter');
    expect(readItems(writeItems(items))).toEqual([
      { page: '/blt150', quantity: 2, note: '' },
      withoutName,
      { page: '/strip-cutter', quantity: 1, note: '' },
    ]);
  });

  plain.each([
    ['', []],
    [',,:3,@7', []],
    ['/blt150/:2', [['/blt150', 2]]],
    [
      'blt150:0,pcb:1000,rasper:x,a:2.5',
      [
        ['/blt150', 1],
        ['/pcb', 1],
        ['/rasper', 1],
        ['/a', 1],
      ],
    ],
    ['blt150,blt150:3', [['/blt150', 3]]],
    ['%E0%A4%A', [['/%E0%A4%A', 1]]],
    ['x'.repeat(300), []],
  ])('"%s" is read as far as it can be', (text, expected) => {
    expect(readItems(text).map(({ page, quantity }) => [page, quantity])).toEqual(expected);
  });

  plain('are never more than an enquiry can hold', () => {
    const many = Array.from({ length: 50 }, (_, index) => `m${index}`).join(',');
    expect(readItems(many)).toHaveLength(maxItems);
  });
});

plain('the header has the notes as long as proxies take it', () => {
  const [first] = readItems(itemsForHeader(items));
  expect(first).toEqual({ page: '/blt150', quantity: 2, note: 'with conveyor: 5 m, in May' });
  const long = Array.from({ length: maxItems }, (_, index) => item('A', `/model-${index}`, 9, 'क'.repeat(120)));
  const header = itemsForHeader(long);
  expect(header.length).toBeLessThan(4000);
  expect(readItems(header)).toHaveLength(maxItems);
});

plain('what an enquiry is about is said in words, lines first', () => {
  const about = (...asked: typeof items) => summarizeItems(asked, site.form.asked);
  const [baler, , cutter] = items as [typeof line, typeof line, typeof line];
  const other = { ...line, name: 'Another Line', page: '/another-line?throughput=5' };
  expect(about()).toBe('');
  expect(about(baler)).toBe('BLT150 × 2');
  expect(about(baler, line)).toBe('Tyre Chip Line up to 7 t/h and BLT150 × 2');
  expect(about(baler, line, cutter)).toBe('Tyre Chip Line up to 7 t/h and 2 machines');
  expect(about(baler, line, other)).toBe('Tyre Chip Line up to 7 t/h and 2 more');
});

plain('a name is read out of an item of the message', () => {
  for (const one of items) expect(nameInText(itemText(one))).toBe(one.name);
});

describe('a phone number', () => {
  plain.each([
    ['+49 (30) 123-45 678', '493012345678'],
    ['+49 (0)30 / 123.45.678', '493012345678'],
    ['0049 (0) 30 12345678', '00493012345678'],
    ['(030) 123 45 678', '03012345678'],
    ['\u202a+91\u00a098765\u201143210\u202c', '919876543210'],
    ['＋９１ ９８７６５ ４３２１０', '919876543210'],
    ['٠٠٩٦٦ ٥٠ ١٢٣ ٤٥٦٧', '00966501234567'],
    ['910000000000', '910000000000'],
    ['call me', 'call me'],
    ['49+301234567', '49+301234567'],
    ['+1 555 0100 ext. 5', '+1 555 0100 ext. 5'],
  ])('written as %s is %s', (written, digits) => {
    expect(cleanPhone(` ${written} `, String.raw`\s*[0-9]{10,15}\s*`)).toBe(digits);
  });

  plain('stays as it is where signs are allowed', () => {
    expect(cleanPhone('+49 (0)30 123456', site.form.phonePattern.replace('[0-9]{10,15}', '[-+() 0-9]+'))).toBe(
      '+49 (0)30 123456',
    );
  });
});

describe('an enquiry with items', () => {
  const asked = [items[0], item('Card Board Balers', '/pcb'), items[2]].flatMap((one) => one ?? []);
  const message = asked.map((one) => `Machine: ${itemText(one)}`).join('\n');
  const header = { [itemsHeader]: itemsForHeader(asked) };

  test('is stored with them as values, and its mail names and links each', async ({ mailing }) => {
    const { postJson, store } = await mailing.start();
    expect((await postJson({ ...validEnquiry, message }, header)).status).toBe(200);
    await mailing.inState('sent');
    const [stored] = await store.list();
    expect(stored?.items).toEqual(asked);
    expect(Object.keys(stored?.enquiry ?? {}).sort()).toEqual([...enquiryFields].sort());
    const [mail] = mailing.mail.received;
    expect(mail?.parsed.subject).toBe('Enquiry: BLT150 × 2 and 2 machines – Sample Recycling Ltd.');
    const text = mail?.parsed.text ?? '';
    for (const { page } of asked) expect(text).toContain(`https://www.example.com${page}\n`);
    expect(text).toContain('BLT150 × 2 (with conveyor: 5 m, in May)');
  });

  test('loses nothing to items that cannot be read: the mail links what the message names', async ({ mailing }) => {
    const { postJson, store } = await mailing.start();
    const wrong = { [itemsHeader]: '%E0%A4,nowhere:5,::,//example.org' };
    expect((await postJson({ ...validEnquiry, message }, wrong)).status).toBe(200);
    await mailing.inState('sent');
    expect((await store.list())[0]).not.toHaveProperty('items');
    const text = mailing.mail.received[0]?.parsed.text ?? '';
    expect(text).toContain('https://www.example.com/blt150\n');
    expect(text).toContain('https://www.example.com/strip-cutter\n');
    expect(text).not.toContain('example.org');
  });

  test('is listed and exported with them', async ({ mailing }) => {
    const { postJson, store, storeDir } = await mailing.start();
    await postJson({ ...validEnquiry, message }, header);
    const settings = settingsFrom({ STORE_DIR: storeDir });
    const lines: string[] = [];
    const { write } = process.stdout;
    process.stdout.write = (text: string | Uint8Array) => lines.push(String(text)) > 0;
    try {
      for (const name of ['list', 'export'])
        await enquiryCommands[name]?.({ ids: [], state: undefined, store, settings });
    } finally {
      process.stdout.write = write;
    }
    const [listed = '', head = '', exported = ''] = lines;
    expect(listed).toContain('BLT150 × 2 (with conveyor: 5 m, in May) /blt150, Card Board Balers /pcb');
    expect(head.trim().split(',').at(-1)).toBe('items');
    expect(exported).toContain('Strip Cutter (für 415 V) /strip-cutter');
  });
});

describe('an enquiry for which nothing was chosen', () => {
  test.for([
    ['from the form', false],
    ['without scripts', true],
  ] as const)('%s says so beside the first choices', async ([, isPlain], { mailing }) => {
    const { postJson, postForm, store } = await mailing.start();
    const sent = isPlain
      ? await postForm({ ...validEnquiry, machinery: '', model: '' }, { Referer: `${site.origin}${site.enquiry.path}` })
      : await postJson(validEnquiry, { [itemsHeader]: 'none' });
    expect(sent.status).toBe(200);
    await mailing.inState('sent');
    expect((await store.list())[0]).toMatchObject({
      items: [],
      enquiry: { machinery: 'baler', model: 'Tyre Scrap Balers' },
    });
    const [mail] = mailing.mail.received;
    expect(mail?.parsed.subject).toBe('Enquiry: no machine chosen – Sample Recycling Ltd.');
    expect(mail?.parsed.text).toContain('Applications: Tyre Scrap Balers (no machine chosen)\n');
  });

  test('is none if the link or the visitor chose', async ({ mailing }) => {
    const { postForm, store } = await mailing.start();
    const Referer = `${site.origin}${site.enquiry.path}?machinery=shredder`;
    await postForm({ ...validEnquiry, machinery: '', model: '' }, { Referer });
    await postForm({ ...validEnquiry, machinery: 'baler', model: '' });
    for (const stored of await store.list()) expect(stored).not.toHaveProperty('items');
  });
});

test('a number with signs, posted without scripts, is cleaned, and the rule holds for the rest', async ({
  mailing,
}) => {
  const { postForm, store } = await mailing.start();
  expect((await postForm({ ...validEnquiry, phone: '+49 (0)30 123-45 678' })).status).toBe(200);
  expect((await store.list())[0]?.enquiry.phone).toBe('493012345678');
  const wrong = await postForm({ ...validEnquiry, phone: '+49 30 12' });
  expect(wrong.status).toBe(422);
  expect(await wrong.text()).toContain('Phone must be valid (10–15 digits)');
});

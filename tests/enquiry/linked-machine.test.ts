import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { addLinked } from '../../src/enquiry/service/http/form-choices.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { site, startService, type RunningService } from './service-fixture.ts';

const page = `${site.origin}${site.enquiry.path}`;

const messageOf = (message: string, referer: string | null) =>
  addLinked({ machinery: '', model: '', message }, referer, site).message;

describe('a form sent without scripts from a link that named a machine', () => {
  let service: RunningService;
  beforeEach(async () => {
    service = await startService({}, false);
  });
  afterEach(() => service.stop());
  const messages = async () => (await service.store.list()).map(({ enquiry }) => enquiry.message);

  test('opens its message with the machine', async () => {
    const response = await service.postForm(
      { ...validEnquiry, message: 'Two of them.' },
      { Referer: `${page}?machinery=Baler&model=blt-150` },
    );
    expect(response.status).toBe(200);
    expect(await messages()).toEqual(['Machine: BLT150\nTwo of them.']);
  });

  test.each([
    ['?machinery=Other-Equipment', {}, ['other-equipment', 'strip cutter']],
    ['?model=BLT250', {}, ['baler', 'Tyre Scrap Balers']],
    ['?machinery=other-equipment&model=Strip%20Cutter', {}, ['other-equipment', 'strip cutter']],
    ['?model=Strip%20Cutter', { machinery: 'baler' }, ['baler', 'Tyre Scrap Balers']],
    ['?model=Strip%20Cutter', { model: 'Tyre Scrap Balers' }, ['baler', 'Tyre Scrap Balers']],
    ['', {}, ['baler', 'Tyre Scrap Balers']],
    ['', { machinery: 'shredder', model: 'Metal Shredder' }, ['shredder', 'Metal Shredder']],
  ])('is about what %s names where %o is chosen', async (query, chosen, expected) => {
    const plain = { ...validEnquiry, machinery: '', model: '', ...chosen };
    expect((await service.postForm(plain, { Referer: page + query })).status).toBe(200);
    const [stored] = await service.store.list();
    expect([stored?.enquiry.machinery, stored?.enquiry.model]).toEqual(expected);
  });

  test('shows the line in the form when something is to be corrected, and does not repeat it', async () => {
    const response = await service.postForm(
      { ...validEnquiry, name: '', message: '' },
      { Referer: `${page}?model=BLT150` },
    );
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('>\nMachine: BLT150</textarea>');
    expect(messageOf('Machine: BLT150\nTwo.', `${page}?model=BLT150`)).toBe('Machine: BLT150\nTwo.');
  });

  test('leaves an enquiry of the form’s program alone, which has shown the line', async () => {
    await service.postJson({ ...validEnquiry, message: 'Hello' }, { Referer: `${page}?model=BLT150` });
    expect(await messages()).toEqual(['Hello']);
  });
});

test.each([
  ['nothing', null],
  ['the origin alone', `${site.origin}/`],
  ['another page', `${site.origin}/blt150?model=BLT150`],
  ['a name that no machine has', `${page}?model=unknown`],
  ['no machine', page],
  ['no address', 'about:client?model=BLT150'],
  ['a name of every object', `${page}?model=__proto__`],
])('a browser that tells %s changes nothing', (_what, referer) => {
  expect(messageOf('Hello', referer)).toBe('Hello');
});

import { rm, writeFile } from 'node:fs/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { validEnquiry } from './support/sample-enquiry.ts';
import { formType, site, startService, type RunningService } from './service-fixture.ts';

const { answers } = site.enquiry;
let service: RunningService;

beforeEach(async () => {
  service = await startService({}, false);
});
afterEach(() => service.stop());

const stored = async () => (await service.store.list()).map(({ enquiry }) => enquiry);

describe('the form without scripts', () => {
  test('is answered with a page that thanks and leads back', async () => {
    const response = await service.postForm({ ...validEnquiry, message: 'Two\r\nlines' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const html = await response.text();
    expect(html).toContain(`<h1>${answers.thanks}</h1>`);
    expect(html).toContain(answers.back);
    expect(html).not.toContain('<form');
    expect(await stored()).toEqual([{ ...validEnquiry, message: 'Two\nlines' }]);
    expect((await service.store.list())[0]?.source).toBe('form');
  });

  test('is the same enquiry as the one that the program sent before its line broke', async () => {
    await service.postJson({ ...validEnquiry, message: 'Two\nlines' });
    await service.postForm({ ...validEnquiry, message: 'Two\r\nlines' });
    expect(await stored()).toHaveLength(1);
  });

  test('is answered with its errors and all that was typed, as text', async () => {
    const typed = { ...validEnquiry, name: '', company: '"><script>alert(1)</script>', message: '</textarea><b>' };
    const response = await service.postForm(typed);
    expect(response.status).toBe(422);
    const html = await response.text();
    expect(html).toContain('<a href="#enquiry-name">Name is required</a>');
    expect(html).toContain('value="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;"');
    expect(html).toContain('&lt;/textarea&gt;&lt;b&gt;</textarea>');
    expect(html).toContain('<option value="Tyre Scrap Balers" selected>');
    expect(html).not.toContain('<script');
    expect(await stored()).toEqual([]);
  });

  test('has its answers folded into the message, as the program would have done', async () => {
    await service.postForm({ ...validEnquiry, message: 'Two', material: ' Tyres ', power: '' });
    expect(await stored()).toEqual([{ ...validEnquiry, message: 'Material: Tyres\n\nTwo' }]);
  });

  test('that has to be corrected has its answers still beside the message', async () => {
    const response = await service.postForm({ ...validEnquiry, name: '', message: 'Two', material: '"Tyres"' });
    const html = await response.text();
    expect(html).toContain('name="material" maxlength="120" value="&quot;Tyres&quot;"');
    expect(html).toContain('Two</textarea>');
  });

  test('that can not be stored keeps all that was typed', async () => {
    await writeFile(service.storeDir, '');
    const response = await service.postForm(validEnquiry);
    expect(response.status).toBe(503);
    expect(await response.text()).toContain('value="buyer@example.com"');
    await rm(service.storeDir);
  });

  test('with an application of another machinery has the message at the field, and all that was typed', async () => {
    const response = await service.postForm({ ...validEnquiry, machinery: 'baler', model: 'Rasper' });
    expect(response.status).toBe(422);
    const html = await response.text();
    const [label] = site.options.filter(({ id }) => id === 'baler').map((option) => option.label);
    const message = `Rasper does not belong to ${label}: please change one of the two`;
    expect(html).toContain(`<p class="error" id="enquiry-model-error">${message}</p>`);
    expect(html).toContain(`<a href="#enquiry-model">${message}</a>`);
    expect(html).toContain('<option value="baler" selected>');
    expect(html).toContain('<option value="Rasper" selected>');
    expect(html).toContain('value="buyer@example.com"');
    expect(await stored()).toEqual([]);
  });

  test('with a choice that the catalogue no longer has is stored as it is', async () => {
    expect((await service.postForm({ ...validEnquiry, machinery: 'baler', model: 'Old Baler' })).status).toBe(200);
    expect((await service.postForm({ ...validEnquiry, machinery: 'old', model: 'Rasper' })).status).toBe(200);
    expect(await stored()).toHaveLength(2);
  });

  test.each<[string, Record<string, string>]>([
    ['another site', { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://other.example' }],
    ['another part of the domain', { 'Sec-Fetch-Site': 'same-site', Origin: 'https://blog.example.com' }],
    ['another site in an old browser', { Origin: 'https://other.example' }],
    ['a page that hides itself', { 'Sec-Fetch-Site': 'cross-site', Origin: 'null' }],
  ])('from %s is not stored, but shown again to be sent from here', async (_name, headers) => {
    const response = await service.postForm(validEnquiry, headers);
    expect(response.status).toBe(403);
    const html = await response.text();
    expect(html).toContain(`<h1>${answers.elsewhere}</h1>`);
    expect(html).toContain('value="buyer@example.com"');
    expect(html).toContain('<form method="post">');
    expect(await stored()).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['the own site', { 'Sec-Fetch-Site': 'same-origin', Origin: 'https://seen-by-the-browser.example' }],
    ['the own site in an old browser', { Origin: site.origin }],
    ['the site of a static host', { 'Sec-Fetch-Site': 'cross-site', Origin: site.origin }],
    ['a program', {}],
  ])('from %s is stored', async (_name, headers) => {
    expect((await service.postForm(validEnquiry, headers)).status).toBe(200);
    expect(await stored()).toHaveLength(1);
  });

  test('that is no UTF-8 is answered with 400; a letter that is none becomes a replacement character', async () => {
    const form = new URLSearchParams(Object.entries(validEnquiry)).toString();
    expect((await service.post(form.replace('A.+Buyer', 'J%F6rg'), formType)).status).toBe(200);
    expect((await service.store.list())[0]?.enquiry.name).toBe('J\ufffdrg');
    const response = await service.post(Buffer.from([0x6e, 0x3d, 0xff]), formType);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(`<h1>${answers.unreadable}</h1>`);
  });
});

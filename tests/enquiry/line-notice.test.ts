import { expect, it } from 'vitest';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { composeNotice } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { list as linePages } from '../../src/features/lines/line-page.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import type { AskedItem } from '../../src/enquiry/contract/items.ts';
import { validEnquiry } from './support/sample-enquiry.ts';

const catalogue = await loadFrozen();
const site = enquirySiteOf(catalogue);
const settings = { from: 'website@example.com', to: ['sales@example.com'], origin: 'https://www.example.com' };
const messages = linePages(catalogue)
  .flatMap(({ page }) => page().sizes)
  .map(({ enquiry }) => new URLSearchParams(enquiry.search).get('message') ?? '');

function mailOf(message: string, items?: AskedItem[]) {
  const enquiry = { ...validEnquiry, machinery: 'lines', model: 'Tyre Chip Line', message };
  const claimed = {
    id: '1',
    enquiry,
    items,
    messageId: '<1@example.com>',
    createdAt: 0,
    attempts: 1,
    failingFor: 0,
    lastError: null,
  };
  return composeNotice({ ...claimed, outstanding: undefined, lease: '' }, site, settings);
}

const linksOf = (message: string, items?: AskedItem[]) =>
  mailOf(message, items)
    .text.split('\n')
    .filter((line) => /^(?:Page|Sheet)/.test(line));

it('the mail links the size of the line that the enquiry is about', () => {
  expect(linksOf(messages[1] ?? '')).toEqual([
    'Page: https://www.example.com/tyre-chip-line?throughput=12.5',
    'Sheet: https://www.example.com/tyre-chip-line_12-5.pdf',
  ]);
});

it('the mail links every size that was compared, and the line alone where none is named', () => {
  expect(linksOf(messages.join('\n')).map((line) => line.replace(/: .*com/, ': '))).toEqual([
    'Page Tyre Chip Line up to 7 t/h: /tyre-chip-line?throughput=7',
    'Sheet Tyre Chip Line up to 7 t/h: /tyre-chip-line.pdf',
    'Page Tyre Chip Line up to 12.5 t/h: /tyre-chip-line?throughput=12.5',
    'Sheet Tyre Chip Line up to 12.5 t/h: /tyre-chip-line_12-5.pdf',
  ]);
  expect(linksOf('How much is it?')).toEqual([
    'Page: https://www.example.com/tyre-chip-line',
    'Sheet: https://www.example.com/tyre-chip-line.pdf',
  ]);
});

it('names and links a line in its size beside the machines of a list', () => {
  const items = ['/sht8000', '/tyre-chip-line?throughput=12.5', '/pcb'].map((page) => ({
    name: '',
    page,
    quantity: 1,
    note: '',
  }));
  expect(mailOf('', items).subject).toMatch(/^Enquiry: Tyre Chip Line up to 12\.5 t\/h and 2 machines – /);
  expect(linksOf('', items).filter((text) => text.startsWith('Page'))).toEqual([
    'Page SHT8000: https://www.example.com/sht8000',
    'Page Tyre Chip Line up to 12.5 t/h: https://www.example.com/tyre-chip-line?throughput=12.5',
    'Page Card Board Balers: https://www.example.com/pcb',
  ]);
});

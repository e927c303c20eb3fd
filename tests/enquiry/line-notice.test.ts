import { expect, it } from 'vitest';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { composeNotice } from '../../src/enquiry/service/delivery/compose-notice.ts';
import { list as linePages } from '../../src/features/lines/line-page.ts';
import { loadFrozen } from '../frozen-catalogue.ts';
import { validEnquiry } from './support/sample-enquiry.ts';

const catalogue = await loadFrozen();
const site = enquirySiteOf(catalogue);
const settings = { from: 'website@example.com', to: ['sales@example.com'], origin: 'https://www.example.com' };
const messages = linePages(catalogue)
  .flatMap(({ page }) => page().sizes)
  .map(({ enquiry }) => new URLSearchParams(enquiry.search).get('message') ?? '');

function linksOf(message: string): string[] {
  const enquiry = { ...validEnquiry, machinery: 'lines', model: 'Tyre Chip Line', message };
  const claimed = {
    id: '1',
    enquiry,
    messageId: '<1@example.com>',
    createdAt: 0,
    attempts: 1,
    failingFor: 0,
    lastError: null,
  };
  const { text } = composeNotice({ ...claimed, outstanding: undefined, lease: '' }, site, settings);
  return text.split('\n').filter((line) => /^(?:Page|Sheet)/.test(line));
}

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

import { expect, it } from 'vitest';
import { enquirySiteOf } from '../../src/features/enquiry/enquiry-of-catalogue.ts';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { answerForm } from '../../src/enquiry/service/http/answer-form.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { linked, pageAt } from '../catalogue/support.ts';

const privacy = 'We use your details for the answer alone.';
const note = 'The machines share these tables.';

it.each([true, false])('the form says what becomes of the details, where the data does: %s', async (isSaid) => {
  const catalogue = linked(
    isSaid ? { 'pages/enquire.yaml': (text) => text.replace(/^words:$/m, `words:\n  privacy: ${privacy}`) } : {},
  );
  const render = await makeRenderer(makeShell(catalogue));
  const { html } = await render('/enquire', pageAt(catalogue, '/enquire', 'enquire'));
  expect(html.includes(privacy)).toBe(isSaid);
  expect(answerForm({ typed: {}, errors: {} }, enquirySiteOf(catalogue)).includes(privacy)).toBe(isSaid);
});

it.each([true, false])('tables that several machines share say so, where the data does: %s', async (isSaid) => {
  const catalogue = linked(isSaid ? { 'sheets/sht2000.yaml': (text) => `${text}\nnote: ${note}\n` } : {});
  const render = await makeRenderer(makeShell(catalogue));
  const { html } = await render('/tcpcr100', pageAt(catalogue, '/tcpcr100', 'model'));
  expect(html.includes(note)).toBe(isSaid);
});

it('choices of a line are named, although none states a throughput to choose by', async () => {
  const catalogue = linked({
    'lines/line.yaml': () =>
      'title: Line\nsummary: A line that makes pieces of tyres.\nfeed: { material: Tyres, throughput: 3 t/h }\nproduct: { material: Pieces }\nstations: [{ id: tcpcr100, choices: [tcpcr100, rasper] }]\n',
  });
  const render = await makeRenderer(makeShell(catalogue));
  const { html } = await render('/line', pageAt(catalogue, '/line', 'line'));
  expect(html).toContain('Rasper: the capacity per hour is not stated.');
});

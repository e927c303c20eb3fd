import { beforeAll, expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import type { PageRenderer } from '../../src/site/document/rendered-page.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { linked, pageAt } from '../catalogue/support.ts';

const catalogue = linked();
let render: PageRenderer;
beforeAll(async () => {
  render = await makeRenderer(makeShell(catalogue));
});

it('a page without figures says in its Technical Overview what is not stated, and leads to the enquiry', async () => {
  const page = pageAt(catalogue, '/vibrators', 'equipment');
  const { html } = await render('/vibrators', page);
  const overview = /Technical Overview.*?<\/section>/s.exec(html)?.[0] ?? '';
  expect(overview).toMatch(/Transport<\/dt>.*?not stated/s);
  expect(overview).toContain(`href="${page.enquiry.to}${page.enquiry.search?.replaceAll('&', '&amp;')}"`);
});

it.each([
  ['400 kg', true],
  ['TBD', false],
])('the units of %s can be switched: %s', async (weight, canSwitch) => {
  const changed = linked({
    'equipment/strip-cutter.yaml': (text) => text.replace('Power: 10 HP', `Weight: ${weight}`),
  });
  const { html } = await render('/strip-cutter', pageAt(changed, '/strip-cutter', 'equipment'));
  expect(html.includes('data-units')).toBe(canSwitch);
});

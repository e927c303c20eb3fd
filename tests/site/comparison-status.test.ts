import { expect, it } from 'vitest';
import { makeShell } from '../../src/catalogue/navigation.ts';
import { makeRenderer } from '../../src/site/entry-server.tsx';
import { linked, pageAt } from '../catalogue/support.ts';

/** The model that the first one is compared with, with the first one's figures but for rows left out. */
const sister = (motor: string) =>
  `name: BLT250
category: tyrescrapbaler
order: 20
description: It presses.
highlights: { force: 150 Ton, weight: 9000 kg }
features: [Two doors]
specifications: { ${motor}Dimensions and Weight: { Weight: 9000 kg } }
`;

it.each([
  ['lacks a row', sister(''), 'No stated figure differs, 1 not stated by all'],
  ['states all', sister('Electrical System: { Motor: 20 HP + 2 HP }, '), 'All the same.'],
])('a comparison with a sister of equal figures, which %s, says that none differs', async (_case, model, said) => {
  const catalogue = linked({ 'models/blt250.yaml': model });
  const render = await makeRenderer(makeShell(catalogue));
  const page = pageAt(catalogue, '/compare/tyrescrapbaler', 'comparison');
  const { html } = await render('/compare/tyrescrapbaler', page);
  expect(/role="status"[^>]*>([^<]*)/.exec(html)?.[1]).toBe(said);
});

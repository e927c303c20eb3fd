import { expect, it } from 'vitest';
import { makeShell, productsMenu, type MenuNode } from '../../src/catalogue/navigation.ts';
import { linked } from './support.ts';

/** Removes the drawings, which most tests do not need. */
function withoutPictures(nodes: MenuNode[]): unknown {
  return JSON.parse(
    JSON.stringify(nodes, (key, value: unknown) => (key === 'picture' || key === 'elevation' ? undefined : value)),
  );
}

const rename = (from: string, to: string) => (text: string) => text.replace(from, to);

it('the menu follows the categories: submenus where models are shown, links elsewhere', () => {
  expect(withoutPictures(productsMenu(linked()))).toEqual([
    {
      label: 'Secondary Shredder',
      page: { to: '/secondaryShredder', label: 'Secondary Shredder' },
      children: [{ label: 'Rasper', to: '/Rasper' }],
    },
    {
      label: 'Baler',
      page: { to: '/baler', label: 'Balers' },
      children: [
        {
          label: 'Tyre Scrap Baler',
          page: { to: '/tyrescrapbaler', label: 'Tyre Scrap Balers' },
          children: [
            { label: 'BLT150', to: '/blt150' },
            { label: 'BLT250', to: '/blt250' },
          ],
        },
        { label: 'Card Board Balers', to: '/pcb' },
      ],
    },
    { label: 'Other Equipment', to: '/othereqptemp' },
  ]);
});

it('a text category that gains a model becomes a submenu', () => {
  const menu = JSON.stringify(
    withoutPictures(productsMenu(linked({ 'models/blt250.yaml': rename('tyrescrapbaler', 'pcb') }))),
  );
  expect(menu).toContain(
    '{"label":"Card Board Balers","page":{"to":"/pcb","label":"Paper and Cardboard Balers"},"children":[{"label":"BLT250"',
  );
});

it('models that their category keeps out of the menu are not in it', () => {
  const menu = JSON.stringify(
    withoutPictures(
      productsMenu(linked({ 'categories/tyrescrapbaler.yaml': (text) => `${text}models: { menu: false }\n` })),
    ),
  );
  expect(menu).not.toContain('BLT150');
  expect(menu).toContain('{"label":"Tyre Scrap Baler","to":"/tyrescrapbaler"}');
});

it('every entry of the menu carries its drawing', () => {
  const pictures = JSON.stringify(productsMenu(linked())).match(/"(?:src|elevation)":"[^"]*"/g);
  expect(pictures).toContain('"elevation":"/drawings/models/blt150-elevation.svg"');
  expect(pictures).toContain('"elevation":"/drawings/categories/tyrescrapbaler-elevation.svg"');
});

it('the frame holds links, company, constants and the words of the problem pages', () => {
  const shell = makeShell(linked());
  expect(shell.header.map(({ to }) => to)).toEqual(['/', '/about', '/enquire', '/contact']);
  expect(shell.footer[1]).toEqual({ to: '/ourproducts', label: 'Products' });
  expect(shell.brand.logo).toEqual({ src: '/media/logo.svg', width: 120, height: 40, alt: 'Sample' });
  expect(shell.endpoint).toBe('/send-email');
  expect(shell.constants.slider.interval).toBe(3000);
  expect(shell.failure.title).toBe('Unexpected Application Error!');
});

it('the form goes to the endpoint that the company names', () => {
  const endpoint = 'https://mail.example.com/send';
  expect(makeShell(linked({ 'site.yaml': (text) => `${text}endpoint: ${endpoint}\n` })).endpoint).toBe(endpoint);
});

it('a menu with very many models shows those of its first categories, the others are links', () => {
  const catalogue = linked();
  const [model] = catalogue.models;
  const [main] = catalogue.categories;
  const pattern = catalogue.categories.find(({ id }) => id === 'tyrescrapbaler');
  if (!model || !main || !pattern) throw new Error('the fixture lacks a model');
  const models = Array.from({ length: 10 }, (_, index) => ({ ...model, id: `m${index}`, name: `M${index}` }));
  const children = Array.from({ length: 5 }, (_, index) => ({ ...pattern, id: `c${index}`, parent: main, models }));
  Object.assign(main, { children });
  const text = JSON.stringify(productsMenu({ ...catalogue, categories: [main] }));
  expect(text.match(/"label":"M\d+"/g)).toHaveLength(24);
  expect(text.match(/"children"/g)).toHaveLength(4);
  expect(text.match(/"label":"Tyre Scrap Baler"/g)).toHaveLength(5);
});

it('a level with very many entries is cut, and its last entry leads to all of them', () => {
  const catalogue = linked();
  const [model] = catalogue.models;
  const category = catalogue.categories.find(({ id }) => id === 'tyrescrapbaler');
  if (!model || !category) throw new Error('the fixture lacks a model');
  const models = Array.from({ length: 50 }, (_, index) => ({ ...model, id: `m${index}`, name: `M${index}` }));
  Object.assign(category, { models });
  const text = JSON.stringify(withoutPictures(productsMenu(catalogue)));
  expect(text.match(/"label":"M\d+"/g)).toHaveLength(8);
  expect(JSON.stringify(productsMenu(catalogue))).toContain('{"label":"All Tyre Scrap Balers","to":"/tyrescrapbaler"}');
  const categories = Array.from({ length: 30 }, (_, index) => ({ ...category, id: `c${index}`, parent: undefined }));
  const menu = productsMenu({ ...catalogue, categories });
  expect(menu).toHaveLength(9);
  expect(menu.at(-1)).toEqual({ label: expect.stringMatching(/^All /), to: '/ourproducts' });
});

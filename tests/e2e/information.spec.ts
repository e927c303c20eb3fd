import { expect, test } from './site-test.ts';

const pages = [
  '/plasticbaler',
  '/pcb',
  '/metalbaler',
  '/metalshredder',
  '/plasticshredder',
  '/papershredder',
  '/secondarymetalshredder',
  '/secondaryplasticshredder',
  '/secondarypcb',
];

// The prerendered page is the same without scripts, and loads faster.
test.use({ javaScriptEnabled: false });

test('each has heading, text, picture, inquiry e-mail and phone; the secondary shredders’ output is down to 23 mm', async ({
  page,
}) => {
  const texts: string[] = [];
  for (const path of pages) {
    await test.step(path, async () => {
      await page.goto(path);
      const main = page.getByRole('main');
      if (path.startsWith('/secondary')) texts.push(await main.innerText());
      await expect(main.getByRole('heading', { level: 1 })).toHaveCount(1);
      expect(await main.locator('p').count()).toBeGreaterThanOrEqual(3);
      await expect(main.getByRole('img').first()).toBeVisible();
      const inquiry = main.getByRole('region', { name: 'Enquiry' });
      await expect(inquiry.locator('a[href^="mailto:"]')).toHaveText(/@(.+\.)?example\.com$/);
      await expect(inquiry.locator('a[href^="tel:+"]')).toHaveText(/^\+/);
      await expect(inquiry.locator('a[href^="/enquire"]')).toBeVisible();
    });
  }
  await page.goto('/secondaryShredder');
  texts.push(await page.getByRole('main').innerText());
  expect(texts.join('\n')).toMatch(/23\smm/);
});

test('what a proposal depends on is a table, whose questions the form asks; the line of a machine is shown', async ({
  page,
}) => {
  await page.goto('/pcb');
  const questions = page.getByRole('region', { name: 'What we need to know' });
  await expect(questions.getByRole('rowheader')).toHaveText(['Material', 'Quantity']);
  await expect(questions.getByRole('cell').first()).toHaveText('Cartons, loose board or mixed paper');
  const form = questions.getByRole('link', { name: 'Answer these in the form' });
  await expect(form).toHaveAttribute(
    'href',
    '/enquire?machinery=Baler&model=Card%20Board%20Balers&message=Material%3A%20%0AQuantity%3A%20',
  );
  const { width = 0 } = (await page.getByRole('main').getByRole('img').first().boundingBox()) ?? {};
  expect(width).toBeGreaterThan(500);
});

import type { Page } from '@playwright/test';
import { expect, open, test } from './site-test.ts';

const most = 4;
const main = (page: Page) => page.getByRole('main');
const clicksOn = (page: Page) => page.evaluate(() => Number(sessionStorage.getItem('clicks')));

/** What takes a buyer most clicks, from the home page; typing is none. */
const tasks: Record<string, (page: Page) => Promise<void>> = {
  'three things with their quantities in one request': async (page) => {
    await addThree(page);
    await expect(page.getByLabel('Quantity BLT150')).toHaveValue('2');
    await expect(page.getByLabel('Quantity Strip Cutter')).toHaveValue('3');
  },
  'a list to a colleague': async (page) => {
    await addThree(page);
    await page.getByRole('link', { name: 'See it as a sheet' }).click();
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['BLT150', 'SHT8000', 'Strip Cutter']);
    const email = main(page).getByRole('link', { name: 'Share by e-mail' });
    await expect(email).toHaveAttribute('href', /^mailto:.+items%3Dblt150%3A2%2Csht8000%2Cstrip-cutter%3A3$/);
    // The system's mail program would open.
    await email.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()));
    await email.click();
  },
  'a machine for a material and a capacity': async (page) => {
    await page.getByRole('banner').getByRole('link', { name: 'Search' }).click();
    await page.getByRole('combobox', { name: 'Search' }).fill('shredder for tyres 12 t/h');
    await page.getByRole('option', { name: /^SHT12000/ }).click();
    await expect(page).toHaveURL('/sht12000');
  },
};

async function addThree(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Enquire Us' }).click();
  await page.getByLabel('Add machines by name').click();
  await page.keyboard.type('2 BLT150, SHT8000, nothing, Strip Cutter × 3');
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Not in the catalogue.*: nothing\./)).toBeVisible();
  await expect(page.getByLabel('Add machines by name')).toHaveValue('nothing');
}

for (const width of [390, 1280])
  test.describe(`in a window ${width} px wide`, () => {
    test.use({ viewport: { width, height: 800 }, reducedMotion: 'reduce' });
    for (const [task, run] of Object.entries(tasks))
      test(`${task} takes at most ${most} clicks from the home page`, async ({ page }) => {
        await page.addInitScript(() => {
          document.addEventListener(
            'click',
            // A label's click is repeated for its control, at no place.
            ({ isTrusted, detail }) => {
              if (isTrusted && detail > 0)
                sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
            },
            true,
          );
        });
        await open(page, '/');
        await run(page);
        const clicks = await clicksOn(page);
        expect(clicks).toBeGreaterThan(1);
        expect(clicks).toBeLessThanOrEqual(most);
      });
  });

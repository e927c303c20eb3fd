import { sixtyMachines } from '../fixtures/spreadsheets.ts';
import { openEditor, paste, summary } from './editor-steps.ts';
import { expect, sweep, test } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

test(
  '60 machines from an Excel file with German decimals are checked and end in one proposal',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
    const buffer = Buffer.from(await sixtyMachines());
    await page.getByLabel('File').setInputFiles({ name: 'presses.xlsx', mimeType: 'application/octet-stream', buffer });
    await expect(page.getByText('60 machines: BP300, BP301, BP302, …, BP358, BP359')).toBeVisible();
    await page.getByLabel('Category of new machines').selectOption('tyrescrapbaler');
    await expect(page.getByLabel('A machine stands in')).toHaveValue('rows');
    await expect(page.getByLabel('Force: 150.5 t')).toHaveValue('specifications > Baling Section > Force');
    await page.getByLabel('Dimensions: Width: 1500 mm').selectOption('– leave out –');
    await expect(page.getByText('Total (A64) was left out: it is a total.')).toBeVisible();
    await expect(page.getByText('models/bp301.yaml (new)')).toBeVisible();
    await page.getByRole('button', { name: 'Take over 60 machines' }).click();
    await expect(page.getByText('models/bp359.yaml (new)')).toBeVisible();
    await expect(page.getByText('models/bp300.yaml (new)')).toBeVisible();

    await page.goto(`/editor#import`);
    await page.getByLabel('File').setInputFiles({ name: 'presses.xlsx', mimeType: 'application/octet-stream', buffer });
    // What was answered is remembered, and the machines are in the proposal already.
    await expect(page.getByLabel('Dimensions: Width: 1500 mm')).toHaveValue('');
    await expect(page.getByText('models/bp301.yaml (no change)')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take over 0 machines' })).toBeDisabled();
  },
);

test('a file that is no spreadsheet is refused in plain words', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
  const buffer = Buffer.from('%PDF-1.7\u0000');
  await page.getByLabel('File').setInputFiles({ name: 'sheet.xlsx', mimeType: 'application/octet-stream', buffer });
  await expect(page.getByRole('alert')).toContainText('sheet.xlsx is no spreadsheet that can be read.');
});

test('the encoding of a text is asked by its words', async ({ page }) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
  const buffer = Buffer.concat([Buffer.from('Model;P'), Buffer.from([0xb3]), Buffer.from('yta (kg)\nA1;9100\n')]);
  await page.getByLabel('File').setInputFiles({ name: 'list.csv', mimeType: 'text/csv', buffer });
  await expect(page.getByRole('alert')).toContainText('an encoding that is not known: it says `P³yta`');
  await page.getByLabel('Which words are right?').selectOption('Płyta (windows-1250)');
  await expect(page.getByLabel('Płyta: 9100 kg')).toBeVisible();
  await expect(page.getByLabel('Which words are right?')).toHaveValue('windows-1250');
});

test(
  'a new machine gets the rows of its category, and a pasted table of several machines asks which one',
  { tag: sweep },
  async ({ page }) => {
    await openEditor(page);
    await page.getByRole('button', { name: 'New model' }).click();
    await page.getByLabel('Name', { exact: true }).fill('BLT300');
    await page.getByLabel('Category').selectOption('tyrescrapbaler');
    await page.getByRole('button', { name: 'Add their rows' }).click();
    const figures = page.locator('[id="field:specifications"]');
    await expect(figures.getByLabel('Figure, with its unit: Bale weight')).toHaveValue('On request');
    await expect(page.locator('[id="field:highlights/force"]')).toHaveValue('On request');
    await expect(page.getByRole('button', { name: 'Add their rows' })).toHaveCount(0);

    const name = figures.getByLabel('Name: Weight');
    await paste(name, '\tBLT200\tBLT250\tBLT300\nPallet (kg)\t20\t25\t30\n');
    // Its own column is chosen.
    await expect(page.getByLabel('The table has 3 machines.').locator('option:checked')).toHaveText('BLT300');
    await page.getByRole('button', { name: 'Fill in its figures' }).click();
    await expect(figures.getByLabel('Figure, with its unit: Pallet')).toHaveValue('30 kg');
    await expect(figures.getByText('Pallet (kg)')).toHaveCount(0);

    // Cells with line breaks and over two rows, as spreadsheets copy them.
    await paste(
      name,
      '',
      '<table><tr><td>Size<br>(LxWxH)</td><td>1x2x3 m</td></tr><tr><td rowspan="2">Pumps</td><td>20 HP</td></tr><tr><td>2 HP</td></tr><tr><td>Oil</td><td><table><tr><td>tank</td><td>90 l</td></tr></table></td></tr></table>',
    );
    await expect(figures.getByLabel('Figure, with its unit: Oil')).toHaveValue('tank 90 l');
    await expect(figures.getByLabel('Figure, with its unit: Size (LxWxH)')).toHaveValue('1x2x3 m');
    await expect(figures.getByLabel('Figure, with its unit: Pumps')).toHaveValue('20 HP, 2 HP');

    await paste(name, 'Model\tForce (t)\tWeight (kg)\nBLT400\t400\t15000\nBLT500\t500\t16000\n');
    await page.getByRole('button', { name: 'Import all machines' }).click();
    await page.getByRole('button', { name: 'Take over 2 machines' }).click();
    await expect(page.getByText('models/blt500.yaml (new)')).toBeVisible();
  },
);

test.describe('parts of the editor that have gone with an older site', () => {
  test.use({ expectedConsole: /Failed to load resource|Failed to fetch dynamically imported module/ });

  test('are not blamed on what was written, and the page is still there', async ({ page }) => {
    await page.route(/\/assets\/(import-screen|worker)-[^/]*\.js/, (route) => route.fulfill({ status: 404 }));
    await openEditor(page);
    await page.getByRole('button', { name: 'Import a spreadsheet' }).click();
    await expect(page.getByRole('alert')).toContainText('load the page again');
    await page.goBack();
    await page.getByRole('button', { name: 'New model' }).click();
    await page.getByLabel('Name', { exact: true }).fill('BLT300');
    await expect(summary(page)).toContainText('Load the page again');
  });
});

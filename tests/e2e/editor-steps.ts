import { readFile } from 'node:fs/promises';
import { expect, type Download, type Locator, type Page } from '@playwright/test';

/** Opens the editor with a draft or a published file; '' is the start screen. */
export async function openEditor(page: Page, id = ''): Promise<void> {
  await page.goto(`/editor${id && `#${encodeURIComponent(id)}`}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (id !== '') await expect(page.getByRole('tablist')).toBeVisible();
}

/** The editor's summary: "Everything is in order." */
export const summary = (page: Page): Locator => page.getByRole('status').first();

/** Waits until the check has no findings. */
export async function inOrder(page: Page): Promise<void> {
  await expect(summary(page)).toHaveText('Everything is in order.');
}

/** Waits until the only finding is the category's text, whose count of models a new model changes. */
export async function inOrderButForTheCount(page: Page): Promise<void> {
  await expect(summary(page)).toHaveText('1 to look at');
  const opener = page.locator('summary', { hasText: 'What the check says' });
  await opener.click();
  await expect(page.getByText('The text mentions 3 models, but the category has 4.')).toHaveCount(1);
  await opener.click();
}

export const tab = (page: Page, name: 'Form' | 'Preview' | 'Text' | 'Propose'): Locator =>
  page.getByRole('tab', { name, exact: true });

export const previewed = (page: Page) => page.frameLocator('iframe');

/** Pastes like Word or Excel: HTML and text. */
export async function paste(field: Locator, text: string, html = ''): Promise<void> {
  await field.focus();
  await field.evaluate(
    (element, data) => {
      const transfer = new DataTransfer();
      transfer.setData('text/plain', data.text);
      if (data.html) transfer.setData('text/html', data.html);
      element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: transfer, bubbles: true, cancelable: true }));
    },
    { text, html },
  );
}

/** Saves the proposal's ZIP. @returns its name and its files by path */
export async function saveZip(page: Page): Promise<{ name: string; files: Map<string, Buffer> }> {
  const [saved]: [Download, void] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the ZIP' }).click(),
  ]);
  return { name: saved.suggestedFilename(), files: readZip(await readFile(await saved.path())) };
}

/** The files of a ZIP that compresses none of them, by its central directory (PKWARE's APPNOTE, 4.3.12). */
function readZip(zip: Buffer): Map<string, Buffer> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'));
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const [size, nameLength] = [zip.readUInt32LE(at + 24), zip.readUInt16LE(at + 28)];
    const local = zip.readUInt32LE(at + 42);
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    files.set(zip.toString('utf8', at + 46, at + 46 + nameLength), zip.subarray(start, start + size));
    at += 46 + nameLength + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  return files;
}

/** Downloads the proposal, which has one file. @returns its path and text */
export async function download(page: Page): Promise<{ name: string; text: string }> {
  await tab(page, 'Propose').click();
  const { files } = await saveZip(page);
  const [[name, bytes] = ['', Buffer.alloc(0)], ...others] = [...files];
  expect(others).toEqual([]);
  return { name, text: bytes.toString('utf8') };
}

/** Types and pastes a made-up brochure into the form of a new model. */
export async function enterBrochure(page: Page, name = 'BLT300'): Promise<void> {
  await page.getByRole('button', { name: 'New model' }).click();
  await page.getByLabel('Name', { exact: true }).fill(name);
  await page.getByLabel('Category').selectOption('tyrescrapbaler');
  const description = page.getByLabel('Description');
  await description.fill(
    `The ${name} presses tyre scrap: three bales an hour, each of 2 tons. Two doors let one side load while the other is kept free.`,
  );
  await page.getByRole('button', { name: 'Add: feature' }).click();
  await paste(
    page.getByLabel('Feature 1', { exact: true }),
    '• Auto feeding\n• Tower light: red, amber & green\n• Oil tank of 900 litres',
  );
  await paste(
    page.locator('[id="field:specifications"]').getByLabel('Name: Row 1'),
    'Electrical System\t\nMotor\t2 x 30 HP\nTower light\tFitted\nDimensions and Weight\t\nWeight\t14500\tkg',
    `<table style="border:1px"><tr><td colspan="2"><b>Electrical System</b></td></tr><tr><td>Motor</td><td>2 x 30&nbsp;HP</td></tr>
     <tr><td>Tower light</td><td>Fitted</td></tr><tr><td colspan="3">Dimensions and Weight</td></tr><tr><td>Weight</td><td>14500</td><td>kg</td></tr></table>`,
  );
}

/** Runs in the page: what the editor has written to the device, as JSON. */
async function storedParts(): Promise<string> {
  const opening = indexedDB.open('editor');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const reading = opening.result.transaction('parts').objectStore('parts').getAll();
  await new Promise((resolve) => reading.addEventListener('success', resolve));
  opening.result.close();
  return JSON.stringify(reading.result);
}

/** Waits until a text is on the disk: each change is written after the one before, which takes a while on a busy machine. */
export const written = (page: Page, text: string): Promise<void> =>
  expect.poll(() => page.evaluate(storedParts)).toContain(JSON.stringify(text).slice(1, -1));

/** Runs in a page: no other window can write what the editor keeps, until the page is closed. */
export async function holdParts(): Promise<void> {
  const opening = indexedDB.open('editor');
  await new Promise((resolve) => opening.addEventListener('success', resolve));
  const parts = opening.result.transaction('parts', 'readwrite').objectStore('parts');
  const goOn = () => parts.count().addEventListener('success', goOn);
  goOn();
}

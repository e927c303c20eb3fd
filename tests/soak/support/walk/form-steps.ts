import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { typed } from '../../../e2e/enquiry-form.ts';
import type { Step } from './steps.ts';

const namesOfFields = {
  Name: 'name',
  Company: 'company',
  Email: 'email',
  Phone: 'phone',
  Address: 'address',
  City: 'city',
  Country: 'country',
} as const;

/** Submits the form with errors, then filled in, and expects success. @param message identifies the enquiry */
export const sendEnquiry =
  (message: string): Step =>
  async ({ page, open, press, find, sees, texts, focused }) => {
    await open('/enquire?machinery=shredder&model=SHT8000');
    await press('main button[type="submit"]', 'Submit');
    await sees(async () => (await texts('main form [aria-invalid="true"]')).length, 6);
    await press('main a', 'Phone is required');
    await sees(() => page.evaluate(() => document.activeElement?.getAttribute('name')), 'phone');
    for (const [label, name] of Object.entries(namesOfFields)) {
      const field = await find(`main form [name="${name}"]`);
      await field.type(typed[label as keyof typeof typed]);
    }
    const field = await find('main form [name="message"]');
    await field.evaluate((area) => (area as HTMLTextAreaElement).select());
    await field.type(message);
    await press('main button[type="submit"]', 'Submit');
    const thanks = 'Email sent: Thank you. We will reply within 48 hours.';
    // The reference follows this text.
    const begins = async () => (await texts('main [role="alert"]')).map((text) => text.slice(0, thanks.length));
    await sees(begins, [thanks]);
    await sees(async () => (await focused()).slice(0, thanks.length), thanks);
  };

/** Writes a new model in the editor and downloads its ZIP, which compresses nothing. */
export const writeModel =
  (downloads: string): Step =>
  async ({ open, press, find, sees }) => {
    await open('/editor');
    await press('main button', /^New model/);
    await (await find('#field\\:name')).type('BLT300');
    await (await find('#field\\:category')).select('tyrescrapbaler');
    await (await find('#field\\:description')).type('It presses tyre scrap.');
    await press('[role="tab"]', 'Text');
    await find('main [data-state="open"]');
    await press('[role="tab"]', 'Propose');
    await press('main button', /^Download the ZIP/);
    const file = path.join(downloads, 'blt300.zip');
    const isSaved = () =>
      existsSync(file) && readFileSync(file, 'utf8').includes('name: BLT300\ncategory: tyrescrapbaler\n');
    await sees(isSaved, true);
  };

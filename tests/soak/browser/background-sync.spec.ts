import { fill, readyToSend, submit, thanked, typed } from '../../e2e/enquiry-form.ts';
import { expect, test, withWorker } from '../../e2e/own-site.ts';
import { hydrated, open } from '../../e2e/site-test.ts';

/** Console messages for failed requests. */
test.use({ expectedConsole: /Failed to load resource|LoadError: Loading \/_data/ });

test('the service worker sends an enquiry that waits when no page is open', async ({ page, context, site }) => {
  await withWorker(page, '/enquire');
  await hydrated(page);
  await readyToSend(page);
  await site.stop();
  await fill(page, typed);
  await submit(page).click();
  await expect(page.getByText('Your enquiry is kept on this device.')).toBeVisible();
  const devtools = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId } of registrations) resolve(registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registered;
  await page.goto('about:blank');
  await site.start();
  await devtools.send('ServiceWorker.dispatchSyncEvent', {
    origin: site.address,
    registrationId,
    tag: 'enquiries',
    lastChance: false,
  });
  await expect.poll(() => site.messages()).toEqual([typed.Message]);
  await open(page, '/about');
  const notice = page.getByRole('region', { name: 'Enquiries on this device' });
  await expect(notice.getByRole('status')).toHaveText(thanked);
});

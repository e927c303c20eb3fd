import type { Page } from '@playwright/test';
import { makeStandIn, type StandIn } from '../editor/github/stand-in.ts';
import { frozenDir } from '../frozen-catalogue.ts';
import { test as base } from './site-test.ts';

export const api = 'https://api.github.com';
export const token = 'github_pat_0123456789abcdef';

/** GitHub, as the editor reaches it. */
export const test = base.extend<{ hub: StandIn }>({
  expectedOrigin: api,
  hub: [
    async ({ page }, use) => {
      const hub = makeStandIn(frozenDir);
      hub.accounts.set(token, { login: 'example', canWrite: true, canOpen: true });
      const headers = { 'access-control-allow-origin': '*', 'access-control-expose-headers': '*' };
      await page.route(`${api}/**`, async (route) => {
        const request = route.request();
        const data = request.postData();
        const answer = await hub
          .send(request.url(), {
            method: request.method(),
            headers: await request.allHeaders(),
            ...(data === null ? {} : { body: data }),
          })
          .catch((error: unknown) => {
            // Anything but a lost connection is a mistake of the stand-in, which must not look like one.
            if (!hub.state.cut) throw error;
            return undefined;
          });
        if (!answer) return route.abort('connectionfailed');
        const body = await answer.text();
        return route.fulfill({
          status: answer.status,
          headers: { ...headers, ...Object.fromEntries(answer.headers) },
          body,
        });
      });
      await use(hub);
      hub.remove();
    },
    { auto: true },
  ],
});

export async function signIn(page: Page): Promise<void> {
  await page.getByLabel('Token', { exact: true }).fill(token);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

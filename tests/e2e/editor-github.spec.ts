import { hash } from 'node:crypto';
import { execFileSync } from 'node:child_process';
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { loadData } from '../../scripts/data/load-data.ts';
import { sourcesPath, type Sources } from '../../src/editor/engine/sources.ts';
import sharp from 'sharp';
import { git } from '../editor/github/repositories.ts';
import { author, revealingPhotos } from '../editor/revealing-photos.ts';
import { frozenDir, frozenSite } from '../frozen-catalogue.ts';
import { enterBrochure, openEditor, paste, tab } from './editor-steps.ts';
import { api, signIn, test, token } from './github-test.ts';
import { expect, sweep } from './site-test.ts';

test.use({ reducedMotion: 'reduce', viewport: { width: 1440, height: 900 } });

/** Writes the text of a new entry. */
async function writeText(page: Page, text: string): Promise<void> {
  await tab(page, 'Text').click();
  const field = page.getByRole('textbox', { name: /^Text of / });
  await field.press('Control+a');
  await paste(field, text);
}

const category = `title: Cable Strippers
parent: other-equipment
order: 90
layout: models
summary: Cable strippers for the yard, with the figures of each machine side by side.
intro:
  - Cable strippers open the jacket of used cables, so that copper and plastic leave the machine apart.
`;

test('a new family of machines is one proposal, whose branch is green; sent again, it gets a commit', async ({
  page,
  hub,
}) => {
  await openEditor(page);
  await page.getByRole('button', { name: 'New category' }).click();
  await writeText(page, category);
  await page.getByRole('button', { name: 'All entries' }).click();
  await enterBrochure(page, 'CS 40');
  await page.getByLabel('Category').selectOption('cable-strippers');
  const photo = readFileSync(path.join(frozenDir, 'media/models/blt200/rendering.jpg'));
  await page.locator('input[type=file]').setInputFiles([{ name: 'a.jpg', mimeType: 'image/jpeg', buffer: photo }]);
  await expect(page.getByLabel('What it shows')).toBeVisible();
  await page.getByRole('button', { name: 'All entries' }).click();
  await page.getByRole('link', { name: 'Send the proposal' }).click();
  await signIn(page);
  await page.getByRole('button', { name: 'Send now' }).click();
  await expect(page.getByRole('link', { name: 'Proposal 1 on GitHub' })).toHaveAttribute(
    'href',
    'https://github.com/example/machinery-catalogue/pull/1',
  );
  await expect(page.getByText('Being checked.')).toBeVisible();
  const [pull] = hub.pulls;
  expect(pull?.title).toBe('New: Cable Strippers with CS 40');
  expect(pull?.body).toContain('What this change makes');
  const branch = pull?.head.label.split(':')[1] ?? '';
  const list = git(hub.upstream, ['diff', '--name-status', 'main', branch]).split('\n');
  expect(list).toEqual([
    'A\tdata/categories/cable-strippers.yaml',
    expect.stringMatching(/^A\tdata\/media\/models\/cs-40\/\w+\.jpg$/),
    'A\tdata/models/cs-40.yaml',
  ]);
  const data = path.join(hub.checkOut(branch), 'data');
  const { findings } = await loadData(data);
  expect(findings.filter(({ severity }) => severity === 'error')).toEqual([]);

  await test.step('the checks are followed, with what they ask for at its field', async () => {
    const annotation = {
      path: 'data/models/cs-40.yaml',
      start_line: 2,
      annotation_level: 'failure',
      title: 'content/missing',
      message: 'CS 40 is not in the list of /cable-strippers.',
    };
    const run = { id: 1, name: 'Data', status: 'completed', conclusion: 'failure', output: { annotations_count: 1 } };
    hub.checks.set(git(hub.upstream, ['rev-parse', branch]), [{ run, annotations: [annotation] }]);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('It needs this before it can be accepted:')).toBeVisible();
    await page.getByRole('button', { name: /CS 40 is not in the list/ }).click();
    await expect(page.locator('main p', { hasText: 'CS 40 is not in the list' })).toBeVisible();
  });

  await page.getByLabel('Name', { exact: true }).fill('CS 45');
  await tab(page, 'Propose').click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await expect(page.getByText('Sent.', { exact: true })).toBeVisible();
  expect(git(hub.upstream, ['log', '--format=%s', `main..${branch}`]).split('\n')).toHaveLength(2);
  await expect(page.getByText('Being checked.')).toBeVisible();
  hub.merge(1);
  await page.getByRole('button', { name: 'Look again' }).click();
  await expect(page.getByText('Accepted.')).toBeVisible();
});

test.describe('with failures', () => {
  test.use({ expectedConsole: /^Failed to load resource/ });

  test(
    'what both changed is chosen side by side; a lost connection and a refused token are explained',
    { tag: sweep },
    async ({ page, hub }) => {
      hub.commit('main', {
        'data/models/blt150.yaml': (text) =>
          text.replace('Ties: 5', 'Ties: 4').replace('Rear doors: 2', 'Rear doors: 1'),
      });
      await page.clock.install();
      await openEditor(page, 'models/blt150.yaml');
      await page.getByLabel('Figure, with its unit: Ties').fill('6');
      await tab(page, 'Propose').click();
      await page.getByLabel('Token', { exact: true }).fill('github_pat_of_someone_else');
      await page.getByRole('button', { name: 'Sign in' }).click();
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('GitHub does not accept the token')).toBeVisible();
      await signIn(page);
      hub.state.cut = (request) => request === '< GET ';
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('The connection was lost.')).toBeVisible();
      hub.state.cut = undefined;
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('Changed by you and by others')).toBeVisible();
      await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled();
      await page.getByRole('button', { name: /^Take yours: models\/blt150.yaml: .* › Ties$/ }).click();
      await page.getByRole('button', { name: 'Send now' }).click();
      await expect(page.getByText('Others had changed 1 of the files')).toBeVisible();
      const branch = hub.pulls[0]?.head.label.split(':')[1] ?? '';
      const text = git(hub.upstream, ['show', `${branch}:data/models/blt150.yaml`]);
      expect(text).toContain('Ties: 6');
      expect(text).toContain('Rear doors: 1');
      hub.state.cut = () => true;
      await page.getByRole('button', { name: 'Look again' }).click();
      await expect(page.getByText('It is asked again in 10 seconds.')).toBeVisible();
      hub.state.cut = undefined;
      await page.clock.fastForward(10_000);
      await expect(page.getByText('It is asked again')).toBeHidden();
      // The draft has it too, and goes on from what is published now.
      await tab(page, 'Text').click();
      await expect(page.getByText('Rear doors: 1')).toBeVisible();
    },
  );
});

test(
  'no photo is sent with its place and author; the first chosen is the main one',
  { tag: sweep },
  async ({ page, hub }) => {
    const photos = Object.entries(await revealingPhotos()).toReversed();
    await openEditor(page, 'models/blt150.yaml');
    await page
      .locator('input[type=file]')
      .setInputFiles(
        photos.map(([name, buffer]) => ({ name, mimeType: `image/${name.replace(/^.*\./, '')}`, buffer })),
      );
    await expect(page.getByLabel('Name of the photo')).toHaveCount(photos.length);
    const main = page.locator('[id^="photo:"]', { hasText: /Main photo/ });
    await expect(main.getByLabel('Name of the photo')).toHaveValue('xmp');
    const others = page.getByRole('button', { name: 'Make this the main photo' });
    await others.last().click();
    await expect(main.getByLabel('Name of the photo')).toHaveValue('exif');
    await expect(others).toHaveCount(photos.length - 1);
    await tab(page, 'Propose').click();
    await signIn(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Being checked.')).toBeVisible();
    const branch = hub.pulls[0]?.head.label.split(':')[1] ?? '';
    const list = git(hub.upstream, ['diff', '--name-only', 'main', branch]).split('\n');
    const sent = list.filter((file) => file.startsWith('data/media/'));
    expect(sent).toHaveLength(photos.length);
    for (const file of sent) {
      const bytes = execFileSync('git', ['show', `${branch}:${file}`], { cwd: hub.upstream, maxBuffer: 1e8 });
      const { exif, xmp, iptc, width } = await sharp(bytes).metadata();
      expect([file, width, exif, xmp, iptc, bytes.includes(author)]).toEqual([
        file,
        1200,
        undefined,
        undefined,
        undefined,
        false,
      ]);
    }
  },
);

test(
  'a photo whose name another one has taken meanwhile gets the next free name, also in its entry',
  { tag: sweep },
  async ({ page, hub }) => {
    const folder = 'data/media/models/blt150';
    hub.commit('main', { [`${folder}/front.jpg`]: () => 'theirs\n' });
    await openEditor(page, 'models/blt150.yaml');
    const photo = readFileSync(path.join(frozenDir, 'media/models/blt200/rendering.jpg'));
    await page
      .locator('input[type=file]')
      .setInputFiles([{ name: 'front.jpg', mimeType: 'image/jpeg', buffer: photo }]);
    await page.getByLabel('What it shows').fill('BLT150 from its loading side.');
    await tab(page, 'Propose').click();
    await signIn(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText(`${folder}/front.jpg → front-2.jpg`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Send now' })).toBeDisabled();
    expect(git(hub.upstream, ['for-each-ref', '--format=%(refname)'])).toBe('refs/heads/main');
    await page.getByRole('button', { name: 'Rename mine' }).click();
    await expect(page.getByText('photos (1): front-2.jpg')).toBeVisible();
    await expect(page.getByLabel('Name of the photo')).toHaveValue('front-2');
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Being checked.')).toBeVisible();
    const branch = hub.pulls[0]?.head.label.split(':')[1] ?? '';
    const list = git(hub.upstream, ['diff', '--name-status', 'main', branch]).split('\n');
    expect(list).toEqual([`A\t${folder}/front-2.jpg`, 'M\tdata/models/blt150.yaml']);
    expect(git(hub.upstream, ['show', `${branch}:data/models/blt150.yaml`])).toContain('file: front-2.jpg');

    await test.step('who throws all of it away is told that the request stays', async () => {
      const asked: string[] = [];
      page.on('dialog', (dialog) => {
        asked.push(dialog.message());
        return dialog.accept();
      });
      await openEditor(page);
      await page.getByRole('button', { name: 'Throw away: BLT150' }).click();
      const request = page.getByRole('status').filter({ hasText: 'stays in the request on GitHub' });
      await expect(request.getByRole('link')).toHaveAttribute('href', /\/pull\/1$/);
      expect(asked).toEqual([expect.stringContaining('stays in the request on GitHub')]);
      await page.getByRole('button', { name: 'New model' }).click();
      await page.getByLabel('Name', { exact: true }).fill('Hose reel');
      await tab(page, 'Propose').click();
      await expect(page.getByRole('button', { name: 'Send now' })).toBeVisible();
    });
  },
);

test(
  'a proposal of which everything is published says so, not that nothing is changed',
  { tag: sweep },
  async ({ page, hub }) => {
    await openEditor(page, 'models/blt150.yaml');
    await page.getByLabel('Figure, with its unit: Ties').fill('6');
    await tab(page, 'Propose').click();
    await signIn(page);
    await page.getByRole('button', { name: 'Send now' }).click();
    await expect(page.getByText('Being checked.')).toBeVisible();
    hub.merge(1);
    await page.getByRole('button', { name: 'Look again' }).click();
    await expect(page.getByText('Accepted.')).toBeVisible();
    await page.route(`**${sourcesPath}`, async (route) => {
      const sources = (await (await route.fetch()).json()) as Sources;
      const text = `${git(hub.upstream, ['show', 'main:data/models/blt150.yaml'])}\n`;
      const entries = sources.entries.map((entry) =>
        entry.file === 'models/blt150.yaml' ? { ...entry, text } : entry,
      );
      return route.fulfill({ json: { ...sources, entries } });
    });
    await page.goto('/editor#send');
    await page.reload();
    await expect(page.getByText('Everything of this proposal was accepted.')).toBeVisible();
    await expect(page.getByText('Nothing is changed yet.')).toBeHidden();
  },
);

test.describe('signing in leads to GitHub', () => {
  test.use({ expectedOrigin: 'https://github.com' });

  test('where the service offers it, editors sign in with GitHub; a sign-in that began elsewhere is refused', async ({
    page,
  }) => {
    const exchanged: { verifier: string }[] = [];
    let state = 'signed';
    const referrers: string[] = [];
    page.on('request', (request) => {
      if (['fetch', 'xhr'].includes(request.resourceType())) referrers.push(request.headers()['referer'] ?? '');
    });
    await page.route('**/github-sign-in*', async (route) => {
      if (route.request().method() === 'GET') return route.fulfill({ json: { clientId: 'Iv1.abc', state } });
      exchanged.push(route.request().postDataJSON() as { verifier: string });
      return route.fulfill({ json: { token } });
    });
    await openEditor(page, 'models/blt150.yaml');
    await page.getByLabel('Figure, with its unit: Ties').fill('6');
    await tab(page, 'Propose').click();
    const link = page.getByRole('link', { name: 'Sign in with GitHub' });
    const address = new URL((await link.getAttribute('href')) ?? '');
    expect(address.origin + address.pathname).toBe('https://github.com/login/oauth/authorize');
    expect(address.searchParams.get('redirect_uri')).toBe(new URL('/editor', page.url()).href);
    expect(address.searchParams.get('code_challenge_method')).toBe('S256');
    await page.goto('/editor?code=stolen&state=another');
    await expect(page.getByText('Signing in did not work.')).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    expect(exchanged).toEqual([]);
    await expect(link).toBeVisible();
    // The state of the link may have run out.
    state = 'signed again';
    await page.route('https://github.com/**', (route) => route.fulfill({ body: 'GitHub' }));
    await link.click();
    await page.waitForURL('https://github.com/**');
    const { searchParams } = new URL(page.url());
    expect(searchParams.get('state')).toBe(state);
    await page.goto('/editor?code=a-code&state=signed%20again');
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible();
    expect(new URL(page.url()).search).toBe('');
    const verifier = exchanged[0]?.verifier ?? '';
    expect(exchanged).toEqual([{ code: 'a-code', state, verifier }]);
    // A server that logs an error names the referrer.
    expect(referrers).toContain(new URL('/editor', page.url()).href);
    expect(referrers.filter((referrer) => referrer.includes('code='))).toEqual([]);
    expect(hash('sha256', verifier, 'base64url')).toBe(searchParams.get('code_challenge'));
  });
});

test.describe('the token', () => {
  /** Everything that the pages of the site can read of what is stored. */
  const readStored = (page: Page) =>
    page.evaluate(async () => {
      const names = (await indexedDB.databases()).map(({ name = '' }) => name);
      const databases = names.map(async (name) => {
        const opening = indexedDB.open(name);
        await new Promise((resolve) => opening.addEventListener('success', resolve));
        const stores = Array.from(opening.result.objectStoreNames, async (one) => {
          const all = opening.result.transaction(one).objectStore(one).getAll() as IDBRequest<
            Record<string, unknown>[]
          >;
          await new Promise((resolve) => all.addEventListener('success', resolve));
          return all.result.map((row) =>
            Object.values(row).map((value) =>
              value instanceof CryptoKey
                ? `a key, extractable: ${value.extractable}`
                : value instanceof ArrayBuffer
                  ? new TextDecoder('latin1').decode(value)
                  : JSON.stringify(value),
            ),
          );
        });
        return Promise.all(stores);
      });
      const kept = JSON.stringify(await Promise.all(databases));
      return { kept, local: JSON.stringify(localStorage), session: JSON.stringify(sessionStorage) };
    });
  const openSend = async (page: Page) => {
    await openEditor(page, 'models/blt150.yaml');
    await page.getByLabel('Figure, with its unit: Ties').fill('6');
    await tab(page, 'Propose').click();
  };
  const signOut = (page: Page) => page.getByRole('button', { name: 'Sign out' });

  test(
    'is forgotten with the window, or kept encrypted with a key that cannot be read',
    { tag: sweep },
    async ({ page, context }) => {
      await page.addInitScript(() => localStorage.setItem('editor-github-token', 'github_pat_of_an_earlier_version'));
      await openSend(page);
      await expect(page.getByText('Only select repositories')).toContainText('example/machinery-catalogue alone');
      await signIn(page);
      await expect(signOut(page)).toBeVisible();
      await page.reload();
      await tab(page, 'Propose').click();
      await expect(signOut(page)).toBeVisible();
      const inWindow = await readStored(page);
      expect(inWindow.kept + inWindow.local).not.toContain('github_pat');
      const other = await context.newPage();
      await openSend(other);
      await expect(other.getByLabel('Token', { exact: true })).toBeVisible();
      await other.getByLabel('Stay signed in on this device').check();
      await signIn(other);
      await expect(signOut(other)).toBeVisible();
      // It is encrypted and stored after the page has gone on.
      await expect.poll(async () => (await readStored(other)).kept).toContain('a key, extractable: false');
      expect(JSON.stringify(await readStored(other))).not.toContain('github_pat');
      const third = await context.newPage();
      await openSend(third);
      await signOut(third).click();
      await expect(third.getByLabel('Token', { exact: true })).toBeVisible();
      await expect.poll(async () => (await readStored(third)).kept).not.toContain('extractable');
    },
  );

  test(
    'is in memory alone where the host does not send the policy, and the page says why',
    { tag: sweep },
    async ({ page }) => {
      await page.addInitScript(() => sessionStorage.setItem('editor-github-token', 'github_pat_of_an_earlier_host'));
      await page.route('**/media/favicon.svg', async (route) => {
        const response = await route.fetch();
        const { 'content-security-policy': _, ...headers } = response.headers();
        return route.fulfill({ response, headers });
      });
      await openSend(page);
      await expect(page.getByText('does not send a security policy')).toBeVisible();
      await expect(page.getByLabel('Stay signed in')).toBeHidden();
      await signIn(page);
      await expect(signOut(page)).toBeVisible();
      expect(JSON.stringify(await readStored(page))).not.toContain('github_pat');
      await page.reload();
      await tab(page, 'Propose').click();
      await expect(page.getByLabel('Token', { exact: true })).toBeVisible();
    },
  );
});

test('only the editor may connect to GitHub', async ({ page, request }) => {
  const policy = /<meta http-equiv="Content-Security-Policy" content="([^"]*)"/;
  const documents = globSync('**/*.html', { cwd: frozenSite });
  expect(documents.length).toBeGreaterThan(50);
  const open = documents.filter((name) => {
    const [, text = ''] = policy.exec(readFileSync(path.join(frozenSite, name), 'utf8')) ?? [];
    // Without a directive of its own, a page connects to the site alone.
    expect(text, name).toMatch(/^default-src 'self'; (?:connect-src 'self' https:\/\/|(?!connect-src))/);
    return text.includes(api);
  });
  expect(open).toEqual(['editor.html']);
  const { headers } = { headers: (await request.get('/editor')).headers() };
  expect(headers['content-security-policy']).not.toContain('github');

  const ask = (authorization: string) =>
    fetch('https://api.github.com/repos/example/machinery-catalogue', { headers: { authorization } }).then(
      ({ status }) => status,
    );
  await page.goto('/editor');
  expect(await page.evaluate(ask, `token ${token}`)).toBe(200);
});

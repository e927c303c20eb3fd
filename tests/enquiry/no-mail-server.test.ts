/** Without a mail server the service takes enquiries, says that it has none, and sends them once it has one. */
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { enquiries } from '../../scripts/enquiries/enquiries.ts';
import { startNotes, unknownVariables } from '../../scripts/serve/start-notes.ts';
import { validEnquiry } from './support/sample-enquiry.ts';
import { runCommand } from '../run-command.ts';
import { memoryFolder, temporaryFolder } from '../temporary-folder.ts';
import { settingsFrom, startService, until } from './service-fixture.ts';
import { startMailServer } from './support/mail-server.ts';
import { until as untilWithin } from './support/until.ts';

test('an enquiry without a mail server is taken, told as queued, and sent once there is one', async () => {
  const STORE_DIR = temporaryFolder('no-mail', memoryFolder());
  // Misspelt as it may happen.
  const service = await startService({ STORE_DIR, SMPT_URL: 'smtp://127.0.0.1', ALERT_MAIL: 'it@example.org' });
  expect((await service.postJson(validEnquiry)).status).toBe(200);
  const ready = await service.ask('/readyz');
  expect([ready.status, await ready.json()]).toMatchObject([200, { ready: true, mail: 'none' }]);
  expect((await (await service.ask('/metrics')).text()).split('\n')).toContain('enquiry_mail_server 0');
  // As long as a sender would need.
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(await service.store.list()).toMatchObject([{ state: 'queued', attempts: 0 }]);
  expect(existsSync(path.join(STORE_DIR, 'outbox'))).toBe(false);
  const list = await runCommand(enquiries, ['list'], { env: { STORE_DIR } });
  expect(list.stdout).toContain('queued');
  expect(list.stderr).toContain('There is no mail server here (SMTP_URL)');
  await service.stop();

  const mail = await startMailServer();
  onTestFinished(mail.close);
  const again = await startService({ STORE_DIR, SMTP_URL: mail.url });
  onTestFinished(again.stop);
  await until(() => mail.received.length === 1);
  await until(async () => (await again.store.list('sent')).length === 1);
  expect(await (await again.ask('/readyz')).json()).toMatchObject({ mail: 'smtp' });
});

test('at the start the service says that it has no mail server, where enquiries are, and what is misspelt', async () => {
  const env = {
    ...process.env,
    PORT: '0',
    STORE_DIR: temporaryFolder('no-mail', memoryFolder()),
    SMPT_URL: 'smtp://u:secret@h',
  };
  const child = spawn(process.execPath, ['scripts/enquiry-service.ts'], { cwd: projectDir, env });
  onTestFinished(() => void child.kill());
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text: Buffer) => (output += text.toString()));
  await untilWithin('the service says where enquiries are', () => output.includes('npm run enquiries'));
  expect(output).toMatch(/ready at http:\/\/localhost:\d+\n/);
  expect(output).toContain('SMPT_URL is not a setting of the enquiry service; did you mean SMTP_URL?\n');
  expect(output).toContain('There is no mail server (SMTP_URL): enquiries are stored, and sent once there is one.');
  expect(output).not.toContain('secret');
});

test('the notes at the start name the folder of mails, and alerts that have no way out', () => {
  const notes = (env: Record<string, string>) => startNotes(settingsFrom(env), env).join('\n');
  expect(notes({ SMTP_URL: 'smtp://127.0.0.1' })).toBe('');
  expect(notes({ SMTP_URL: 'folder' })).toContain('Mails are written into var/outbox.');
  expect(notes({ ALERT_MAIL: 'it@example.org' })).toContain('Alerts to ALERT_MAIL can not be sent');
  expect(notes({ ALERT_MAIL: 'it@example.org', ALERT_SMTP_URL: 'smtp://h' })).not.toContain('ALERT_MAIL');
});

test.each([
  'SMPT_URL',
  'SMTP_URI',
  'RETENTON_DAYS',
  'DATABSE_URL',
  'MAILTO',
  'SMTP_PASSWORD',
  'REPLICADIR',
  'smtp_url',
  'Alert_Mail',
  'store_dri',
])('the variable %s is named as none of ours', (name) => {
  expect(unknownVariables({ [name]: 'secret' })).toEqual([expect.stringMatching(`^${name} is not a setting`)]);
  expect(unknownVariables({ [name]: 'secret' }).join()).not.toContain('secret');
});

test('variables of the machine and of other programs are left alone', () => {
  const others = [
    'PATH',
    'HOME',
    'HOSTNAME',
    'PWD',
    'USER',
    'MAIL',
    'TMPDIR',
    'NODE_ENV',
    'npm_config_port',
    'LANG',
    'SHELL',
    'CI',
  ];
  expect(unknownVariables(Object.fromEntries(others.map((name) => [name, 'x'])))).toEqual([]);
  expect(unknownVariables({ SMTP_URL: 'smtp://h', PORT: '1' })).toEqual([]);
});

import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { findProgram } from '../../find-program.ts';
import { readKeys, type MailKeys } from '../../enquiry/support/mail-server.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { until } from '../../enquiry/support/until.ts';
import { startGreylist } from './greylist.ts';
import { freePort } from '../support/start-server.ts';

/** A Postfix server that delivers to mailboxes (Maildir) of `example.com` in a temporary folder. */
export interface Postfix {
  /** SMTP address for the service; the server has no certificate. */
  url: string;
  mailbox(name: string): (MailKeys & { raw: string })[];
  log(): string;
  start(): Promise<void>;
  stop(): Promise<void>;
  remove(): Promise<void>;
}

/** Postfix needs root, or sudo without a password. */
const isRoot = process.getuid?.() === 0;
const asRoot = (words: string[]) => (isRoot ? words : ['sudo', '-n', ...words]);

const run = (words: string[]) => {
  const [command = '', ...others] = asRoot(words);
  return execFileSync(command, others, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
};

const idOf = (what: '-u' | '-g', user: string) =>
  Number(execFileSync('id', [what, user], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }));

/** Owner of the mailboxes: Postfix does not deliver to root's. */
const boxOwner = (): [number, number] =>
  isRoot ? [idOf('-u', 'nobody'), idOf('-g', 'nobody')] : [process.getuid?.() ?? 0, process.getgid?.() ?? 0];

/** The services needed to receive mail and deliver to mailboxes, all without chroot. */
const services = (port: number) => `127.0.0.1:${port} inet n - n - - smtpd
pickup unix n - n 60 1 pickup
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
proxymap unix - - n - - proxymap
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
postlog unix-dgram n - n - 1 postlogd
`;

/**
 * Mailboxes: sales, second, grey (greylisted: deferred at first), busy (always deferred). Others are unknown. Mails
 * with "REFUSED" in the subject are rejected after the mail was received.
 */
function configuration(folder: string, policyPort: number): string {
  const [user, group] = boxOwner();
  const boxes = ['sales', 'second', 'grey', 'busy'].map((name) => `{ ${name}@example.com = ${name}/ }`);
  const settings = {
    compatibility_level: '3.6',
    queue_directory: `${folder}/queue`,
    data_directory: `${folder}/data`,
    maillog_file: `${folder}/mail.log`,
    maillog_file_prefixes: folder,
    inet_interfaces: '127.0.0.1',
    inet_protocols: 'ipv4',
    myhostname: 'mx.example.com',
    mydestination: '',
    mynetworks: '',
    alias_maps: '',
    disable_dns_lookups: 'yes',
    smtpd_peername_lookup: 'no',
    virtual_mailbox_domains: 'example.com',
    virtual_mailbox_base: `${folder}/mail`,
    virtual_mailbox_maps: `inline:{ ${boxes.join(', ')} }`,
    virtual_minimum_uid: '1',
    virtual_uid_maps: `static:${user}`,
    virtual_gid_maps: `static:${group}`,
    smtpd_relay_restrictions: 'reject_unauth_destination',
    smtpd_recipient_restrictions: [
      'reject_unlisted_recipient',
      'check_recipient_access inline:{ { busy@example.com = 451 4.3.0 Busy, come again } }',
      `check_policy_service inet:127.0.0.1:${policyPort}`,
    ].join(', '),
    header_checks: 'regexp:{ { /^Subject:.*REFUSED/ REJECT looks like spam } }',
  };
  return Object.entries(settings)
    .map(([name, value]) => `${name} = ${value}\n`)
    .join('');
}

/** Whether an SMTP server greets on a local port. */
function greets(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('data', (text) => {
      resolve(text.toString().startsWith('220'));
      socket.end('QUIT\r\n');
    });
    socket.once('error', () => resolve(false));
  });
}

/** Starts Postfix with its own configuration, queue and mailboxes. Does not touch the machine's own Postfix. */
export async function startPostfix(): Promise<Postfix> {
  const program = findProgram('postfix');
  const folder = temporaryFolder('postfix');
  const greylist = await startGreylist();
  const port = await freePort();
  // Postfix runs its processes as other users, which need access.
  chmodSync(folder, 0o755);
  for (const name of ['etc', 'queue', 'data', 'mail']) mkdirSync(path.join(folder, name));
  writeFileSync(path.join(folder, 'etc/main.cf'), configuration(folder, greylist.port));
  writeFileSync(path.join(folder, 'etc/master.cf'), services(port));
  chownSync(path.join(folder, 'mail'), ...boxOwner());
  run(['chown', '-R', 'root', path.join(folder, 'etc'), path.join(folder, 'queue')]);
  run(['chown', 'postfix', path.join(folder, 'data')]);
  const logFile = path.join(folder, 'mail.log');
  const log = () => (existsSync(logFile) ? readFileSync(logFile, 'utf8') : '');
  const command = (word: string) => [program, '-c', path.join(folder, 'etc'), word];
  let child: ChildProcess | undefined;

  const start = async () => {
    const [name = '', ...words] = asRoot(command('start-fg'));
    const started = spawn(name, words, { stdio: 'ignore' });
    child = started;
    await until('Postfix greets', async () => started.exitCode !== null || (await greets(port)), 30_000);
    if (started.exitCode !== null) throw new Error(`Postfix ended with ${started.exitCode}:\n${log()}`);
  };
  const stop = async () => {
    const stopping = child;
    child = undefined;
    if (!stopping || stopping.exitCode !== null) return;
    const ended = new Promise((resolve) => stopping.once('exit', resolve));
    run(command('stop'));
    await ended;
  };

  await start();
  return {
    url: `smtp://127.0.0.1:${port}?ignoreTLS=true`,
    mailbox(name) {
      const fresh = path.join(folder, 'mail', name, 'new');
      if (!existsSync(fresh)) return [];
      return readdirSync(fresh).map((file) => {
        const raw = readFileSync(path.join(fresh, file), 'utf8');
        return { ...readKeys(raw), raw };
      });
    },
    log,
    start,
    stop,
    async remove() {
      await stop();
      greylist.close();
      run(['rm', '-rf', folder]);
    },
  };
}

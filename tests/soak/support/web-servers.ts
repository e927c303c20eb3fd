import { spawn } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { projectDir } from '../../../scripts/lib/build-settings.ts';
import { findProgram } from '../../find-program.ts';
import { until } from '../../enquiry/support/until.ts';
import { temporaryFolder } from '../../temporary-folder.ts';
import { freePort, type RunningServer } from './start-server.ts';

const deployed = (name: string) => readFileSync(path.join(projectDir, 'deploy', name), 'utf8');

/** Sets a value as an operator would. @throws when the text to replace is missing: the configuration changed */
function set(text: string, changes: Record<string, string>): string {
  return Object.entries(changes).reduce((result, [from, to]) => {
    if (!result.includes(from)) throw new Error(`The configuration has no ${from}`);
    return result.replaceAll(from, to);
  }, text);
}

async function start(command: string, words: string[], port: number, folder: string): Promise<RunningServer> {
  const env = { ...process.env, HOME: folder, XDG_DATA_HOME: folder, XDG_CONFIG_HOME: folder };
  const child = spawn(command, words, { stdio: ['ignore', 'ignore', 'pipe'], env });
  let said = '';
  child.stderr.on('data', (text: Buffer) => (said = (said + text.toString()).slice(-4000)));
  let isRunning = true;
  const ended = new Promise<void>((resolve) =>
    child.once('exit', () => {
      isRunning = false;
      resolve();
    }),
  );
  const answers = () =>
    new Promise<boolean>((resolve) => {
      if (!isRunning) throw new Error(`${path.basename(command)} did not start:\n${said}`);
      const socket = connect(port, '127.0.0.1', () => resolve(true)).once('error', () => resolve(false));
      socket.once('close', () => socket.destroy());
      socket.end();
    });
  await until(`${path.basename(command)} listens`, answers);
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Starts nginx with one worker, as our server is one process.
 * @param site the settings of a site, which listens on this address
 */
export async function startNginx(site: (address: string) => string): Promise<RunningServer> {
  const program = findProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  const folder = temporaryFolder('nginx');
  const port = await freePort();
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // What Debian's own nginx.conf sets outside of a site.
  const configuration = `${existsSync(brotli) ? `load_module ${brotli};` : ''}
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; ${process.getuid?.() === 0 ? 'user root;' : ''}
events { worker_connections 1024; }
http { include /etc/nginx/mime.types; default_type application/octet-stream; sendfile on; access_log off; ${paths.join(' ')}
${site(`127.0.0.1:${port}`)} }
`;
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration);
  return start(program, ['-c', file, '-p', folder, '-e', path.join(folder, 'start.log')], port, folder);
}

interface DeployedSite {
  siteDir: string;
  /** The enquiry service. */
  enquiries: string;
  /** Enables the commented-out line for Brotli. */
  withBrotli?: boolean;
}

/** nginx with the configuration of deploy/. */
export const startDeployedNginx = ({ siteDir, enquiries, withBrotli = false }: DeployedSite): Promise<RunningServer> =>
  startNginx(
    (address) =>
      `gzip on; ${set(deployed('nginx.conf'), {
        '/srv/site/dist': siteDir,
        '127.0.0.1:4174': new URL(enquiries).host,
        'listen 80;': `listen ${address};`,
        'listen [::]:80;': '',
        'access_log /var/log/nginx/access.log': `access_log ${siteDir}/../access.log`,
        ...(withBrotli ? { '# brotli_static on;': 'brotli_static on;' } : {}),
      })}`,
  );

/** Caddy with the configuration of deploy/. */
export async function startDeployedCaddy({ siteDir, enquiries }: DeployedSite): Promise<RunningServer> {
  const program = findProgram('caddy');
  const folder = temporaryFolder('caddy');
  const port = await freePort();
  // Disable HTTPS, which needs a domain, and the admin port, which all instances would share.
  const site = set(deployed('Caddyfile'), {
    '{$SITE_DIR:/srv/site/dist}': siteDir,
    '{$SITE_ENQUIRIES:127.0.0.1:4174}': new URL(enquiries).host,
    '{$SITE_ADDRESS:example.com}': `http://127.0.0.1:${port}, http://localhost:${port}`,
    '{\n\tservers {': '{\n\tadmin off\n\tauto_https off\n\tservers {',
  });
  const file = path.join(folder, 'Caddyfile');
  writeFileSync(file, site);
  return start(program, ['run', '--config', file, '--adapter', 'caddyfile'], port, folder);
}

import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findProgram } from '../../../scripts/lib/find-program.ts';

const brotli = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

export function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** A typical nginx configuration: one worker, as our server is one process; no log; cached file handles. */
function configuration(folder: string, siteDir: string, port: number, headers: Record<string, string>): string {
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  const added = Object.entries(headers).map(([name, value]) => `add_header ${name} "${value}" always;`);
  return `load_module ${brotli};
daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; user root;
events { worker_connections 1024; }
http {
  include /etc/nginx/mime.types; access_log off; sendfile on; tcp_nopush on; open_file_cache max=1000; ${paths.join(' ')}
  server {
    listen 127.0.0.1:${port}; root ${siteDir}; brotli_static on; gzip_static on; ${added.join(' ')}
    location / { try_files $uri.html $uri =404; }
  }
}
`;
}

/** nginx serving a built site, with the same headers as our server. */
export async function startNginx(
  siteDir: string,
  headers: Record<string, string>,
): Promise<{ url: string; stop(): Promise<void> }> {
  const program = findProgram('nginx', ['nginx-light', 'libnginx-mod-http-brotli-static']);
  const folder = mkdtempSync(path.join(tmpdir(), 'test-nginx-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(file, configuration(folder, siteDir, port, headers));
  const child = spawn(program, ['-c', file, '-p', folder], { stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let turn = 0; turn < 100; turn += 1) {
    if (await fetch(url).catch(() => undefined)) break;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

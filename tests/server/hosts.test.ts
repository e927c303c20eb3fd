import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { projectDir } from '../../scripts/lib/build-settings.ts';
import { hostFileOutputs, hostSiteOf } from '../../scripts/build/files/site-files.ts';
import { readSettings, variables } from '../../src/enquiry/service/settings.ts';
import { caddyAddresses, caddyHeaders, caddyTypes } from '../../src/server/hosts/caddy.ts';
import { isWritable, oddAddresses, quotedForServer } from '../../src/server/hosts/host-site.ts';
import { nginxMaps, nginxServer } from '../../src/server/hosts/nginx.ts';
import { contentTypes } from '../../src/server/content-type.ts';
import { isPrivate } from '../../src/server/file-rules.ts';
import { listAddresses } from '../../src/server/path-map.ts';
import { securityHeaders } from '../../src/server/security-headers.ts';
import { earlyScripts } from '../../src/site/early/inline-scripts.ts';

const headers = securityHeaders('https://enquiries.example.com/send-email', earlyScripts);
const addresses = listAddresses(['index.html', 'Rasper.html', 'find/bale.html', '404.html'], {
  '/Old Shredder/': '/Rasper',
  '/rasper': '/find/bale',
});
const site = { headers, addresses };
const deployed = (name: string) => readFileSync(path.join(projectDir, 'deploy', name), 'utf8');

describe('what the build writes for nginx and Caddy', () => {
  test('has every security header of the source, the endpoint in the policy included', () => {
    const [maps, caddy] = [nginxMaps(site), caddyHeaders(site)];
    expect(headers['Content-Security-Policy']).toContain('https://enquiries.example.com');
    for (const [name, value] of Object.entries(headers)) {
      expect(maps).toContain(`default "${value}";`);
      expect(nginxServer(site)).toContain(`add_header ${name} $site_header_`);
      expect(caddy).toContain(`header ${name} "${value}"\n`);
    }
  });

  test('has every type of the source', () => {
    for (const [ending, type] of Object.entries(contentTypes)) {
      expect(caddyTypes()).toContain(`header @type_${ending} Content-Type "${type}"\n`);
      expect(nginxServer(site)).toMatch(
        new RegExp(`^  ${type.split(';')[0]}.* ${ending}[ ;]`.replace('+', '\\+'), 'm'),
      );
    }
  });

  test('leads every spelling to the page, and a page goes before an address of old', () => {
    for (const line of [
      '"/rasper" "/Rasper";',
      '"/find/bale" "/find/bale";',
      '"/old shredder" "/Rasper";',
      '"/" "/";',
    ]) {
      expect(nginxMaps(site)).toContain(`  ${line}\n`);
    }
    expect(nginxMaps(site).match(/"\/rasper" /g)).toHaveLength(1);
    expect(caddyAddresses(site)).toContain('path "/rasper" "/rasper/"\n');
  });

  test('leaves out an old address that a configuration would read as more than an address', () => {
    const redirects = ['/old$host /Rasper 301', '/old"; /Rasper 301', '/old* /Rasper 301', '/plain /Rasper 301'];
    const known = hostSiteOf({ endpoint: '/send-email' }, ['Rasper.html'], redirects.join('\n'));
    expect([...known.addresses.keys()]).toEqual(['/plain', '/rasper']);
    expect(hostFileOutputs(known).every((output) => isPrivate(output.path))).toBe(true);
    expect(['/old$host', '/old";', '/a{b}', '/a\nb', '/a`'].some(isWritable)).toBe(false);
    expect(() => quotedForServer('a";')).toThrow(/can't stand/);
  });

  test.each([
    ['/about%2f', true],
    ['/a\\b', true],
    ['//about', true],
    ['/a//b?x', true],
    ['/a/../b', true],
    ['/%2E%2e/b', true],
    ['/about.', true],
    ['/index', true],
    ['/about', false],
    ['/about//', false],
    ['/about?next=//evil/../x%2f', false],
    ['/indexes', false],
    ['/a..b/c.pdf', false],
  ])('%s is an odd address: %s', (address, isOdd) => {
    expect(new RegExp(oddAddresses, 'i').test(address)).toBe(isOdd);
  });
});

describe('deploy/', () => {
  test('names no header of its own: its configurations include what the build has written', () => {
    for (const name of ['nginx.conf', 'Caddyfile']) {
      const text = deployed(name);
      for (const header of Object.keys(headers).filter((known) => known !== 'X-Content-Type-Options')) {
        expect(text).not.toContain(header);
      }
      expect(text).not.toMatch(/max-age|immutable/);
    }
    expect(deployed('nginx.conf')).toMatch(/include .*_nginx\/maps\.conf;[^]*include .*_nginx\/server\.conf;/);
    for (const part of ['headers', 'part-headers', 'types', 'matchers', 'addresses']) {
      expect(deployed('Caddyfile')).toContain(`/_caddy/${part}`);
    }
  });

  test('sets only variables that the service knows, to values that it takes', () => {
    const lines = deployed('machinery.env.example').matchAll(/^#?([A-Z_]+)=(.*)$/gm);
    const units = ['machinery-site.service', 'machinery-enquiries.service'].flatMap((name) => [
      ...(/^Environment=(.*)$/m.exec(deployed(name))?.[1] ?? '').matchAll(/([A-Z_]+)=(\S+)/g),
    ]);
    const set = [...lines, ...units].map(([, name = '', value = '']) => [name, value] as const);
    expect(set.length).toBeGreaterThan(10);
    for (const [name] of set) expect([...Object.keys(variables), 'NODE_ENV']).toContain(name);
    expect(readSettings(Object.fromEntries(set))).toHaveProperty('settings');
  });

  test('no log has what GitHub leads back to the editor with', () => {
    const format = /log_format site '(.*)';/.exec(deployed('nginx.conf'))?.[1] ?? '';
    expect(format.match(/\$\w+/g)).not.toHaveLength(0);
    expect(format).not.toMatch(/\$(?:request|request_uri|args|query_string|arg_\w+|http_referer)\b/);
    expect(deployed('nginx.conf').match(/access_log .*/g)).toEqual([expect.stringMatching(/ site;$/)]);
    // Caddy logs nothing unless it is told to.
    expect(deployed('Caddyfile')).not.toMatch(/^\s*log\b/m);
    const [, advice = ''] = /^\s*# log \{([^]*?)\n\n/m.exec(deployed('Caddyfile')) ?? [];
    expect(advice).toMatch(/request>uri regexp \\\?\.\* ""[^]*request>headers>Referer delete/);
  });

  test('no post goes to a connection that the service closes, or waits for ever', () => {
    // The service closes idle connections: a proxy must not keep any.
    expect(deployed('Caddyfile')).toContain('keepalive off');
    expect(deployed('nginx.conf')).not.toMatch(/^\s*(keepalive|proxy_http_version)\b/m);
    const limits = [
      /response_header_timeout (\d+)s/.exec(deployed('Caddyfile')),
      /proxy_read_timeout (\d+)s/.exec(deployed('nginx.conf')),
    ];
    expect(limits.map((found) => found?.[1])).toEqual(['60', '60']);
    const [advice = 'none'] = /Your enquiry could not be taken.*? there\./.exec(deployed('nginx.conf')) ?? [];
    expect(deployed('Caddyfile')).toContain(advice);
    // The delay, open requests, and mails under way (operate.md).
    const manual = readFileSync(path.join(projectDir, 'docs/deploy.md'), 'utf8');
    expect(Number(/--stop-timeout (\d+)/.exec(manual)?.[1])).toBeGreaterThan(3 + 10 + 10);
  });

  test('the image runs unprivileged, has a health check, and copies only existing files', () => {
    const lines = deployed('Dockerfile').replaceAll(/\\\n/g, '').split('\n');
    const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
    expect(last.filter((line) => line.startsWith('USER'))).toEqual(['USER node']);
    expect(last.findIndex((line) => line.startsWith('USER'))).toBeLessThan(
      last.findIndex((line) => line.startsWith('CMD')),
    );
    expect(last.some((line) => line.startsWith('HEALTHCHECK') && line.includes('/healthz'))).toBe(true);
    const { devDependencies } = JSON.parse(readFileSync(path.join(projectDir, 'package.json'), 'utf8')) as {
      devDependencies: Record<string, string>;
    };
    const images = lines.filter((line) => line.startsWith('FROM node:'));
    const tag = `FROM node:${devDependencies['node']}-bookworm-slim@sha256:`;
    expect(images.map((line) => line.replace(/[0-9a-f]{64} AS \w+$/, ''))).toEqual([tag]);
  });
});

import { BlockList, isIPv6 } from 'node:net';
import { Ajv2020 } from 'ajv/dist/2020.js';
import type { ServiceSettings } from '#generated/entries.gen.ts';
import schema from '../../../schemas/service-settings.schema.json' with { type: 'json' };

export type { ServiceSettings };

export interface Variable {
  type: string;
  description: string;
  errorMessage: string;
  default?: unknown;
}

/** The value of `SMTP_URL` that asks for files instead of mails. */
export const FOLDER = 'folder';

/** The service's environment variables, in the order of the documentation. */
export const variables: Readonly<Record<string, Variable>> = schema.properties;

type SettingsResult = { settings: ServiceSettings } | { problems: string[] };

/**
 * Reads the settings from an environment; missing or empty variables get their defaults. An error names the variable
 * but never its value, which may contain a password.
 */
export function readSettings(env: Record<string, string | undefined>): SettingsResult {
  const configured = Object.entries(variables).flatMap(([name, { type }]) => {
    const text = env[name]?.trim() ?? '';
    if (text === '') return [];
    const parts = text.split(',').map((part) => part.trim());
    return [[name, type === 'array' ? parts.filter(Boolean) : text] as const];
  });
  const values = Object.fromEntries(configured);
  // Converts numbers and booleans and fills in defaults.
  const options = { allErrors: true, coerceTypes: true, useDefaults: true, strict: false };
  const validate = new Ajv2020(options)
    .addFormat('origin', isOrigin)
    .addFormat('server-url', isServerUrl)
    .addFormat('mail-server', (text: string) => text === FOLDER || isServerUrl(text))
    .addFormat('database-url', isDatabaseUrl)
    .addFormat('web-url', isUrl)
    .compile(schema);
  const wrong = new Set(validate(values) ? [] : validate.errors?.map(({ instancePath }) => instancePath.split('/')[1]));
  const settings = values as unknown as ServiceSettings;
  try {
    proxyList(settings.TRUST_PROXY);
  } catch {
    wrong.add('TRUST_PROXY');
  }
  if (settings.LEASE_SECONDS <= settings.SEND_TIMEOUT) wrong.add('LEASE_SECONDS');
  const [clientId, secret] = [settings.GITHUB_CLIENT_ID, settings.GITHUB_CLIENT_SECRET];
  if ((clientId === undefined) !== (secret === undefined)) {
    wrong.add(clientId === undefined ? 'GITHUB_CLIENT_SECRET' : 'GITHUB_CLIENT_ID');
  }
  if (wrong.size === 0) return { settings };
  return { problems: [...wrong].map((name = '') => `${name} ${variables[name]?.errorMessage ?? 'is wrong'}`) };
}

const isOrigin = (text: string) => URL.parse(text)?.origin === text;

/**
 * Whether an address is what it looks like. An unescaped `#`, `/`, `?` or `@` in a password would make the beginning of
 * the password the host's port and the rest a path, which a driver shows in its errors.
 */
function isUrl(text: string): boolean {
  const parsed = URL.parse(text);
  const [, authority = '', rest = ''] = /^[a-z]+:\/\/([^/?#]*)(.*)$/s.exec(text) ?? [];
  if (!parsed || text.includes('#') || rest.includes('@') || authority.split('@').length > 2) return false;
  return !/%(?![0-9a-f]{2})/i.test(authority);
}

const isServerUrl = (text: string) => text === 'folder' || (isUrl(text) && /^[a-z]+:\/\/[^/?]+\/?(\?.*)?$/.test(text));

/** `postgres://user@/database?host=/run/postgresql` names a folder of sockets instead of a host. */
const isDatabaseUrl = (text: string) =>
  isUrl(text.replace('@/', '@localhost/')) && /^[a-z]+:\/\/[^/?]*(\/[^/?]*)?(\?.*)?$/.test(text);

/** The proxies of `TRUST_PROXY`. Throws when an entry is no address or range. */
export function proxyList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [address = '', bits] = entry.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return list;
}

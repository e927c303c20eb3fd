import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { projectDir } from './build-settings.ts';

/** Options of every command. */
const common = { data: { type: 'string' }, out: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

type Common = { data: string; out: string | undefined };

/**
 * Parses the command's options: `--data DIR` (default: data/) and `--out DIR`, both as absolute paths, and those in
 * `extra`. Prints unknown options and exits with code 2.
 */
export function readArguments(): Common;
export function readArguments<const Extra extends ParseArgsOptionsConfig>(
  extra: Extra,
): Common & Omit<ReturnType<typeof parseArgs<{ options: Extra }>>['values'], keyof Common>;
export function readArguments(extra: ParseArgsOptionsConfig = {}): Common {
  const { data, out, ...more } = parse({ ...common, ...extra });
  return {
    ...more,
    data: path.resolve(typeof data === 'string' ? data : path.join(projectDir, 'data')),
    out: typeof out === 'string' ? path.resolve(out) : undefined,
  };
}

function parse(options: ParseArgsOptionsConfig) {
  try {
    return parseArgs({ options, allowPositionals: false }).values;
  } catch (error) {
    const names = Object.entries(options).map(([name, { type }]) => `--${name}${type === 'string' ? ' VALUE' : ''}`);
    return refuse(error, `Options: ${names.join(', ')}`);
  }
}

/** Parses options and further words. Prints what is wrong and `usage`, and exits with code 2. */
export function readWords<const Options extends ParseArgsOptionsConfig>(
  options: Options,
  usage: string,
  args = process.argv.slice(2),
) {
  try {
    return parseArgs({ args, options, allowPositionals: true });
  } catch (error) {
    return refuse(error, usage);
  }
}

function refuse(error: unknown, usage: string): never {
  console.error(`${(error as Error).message.split(/\n|\. To specify/)[0] ?? ''}\n${usage}`);
  process.exit(2);
}

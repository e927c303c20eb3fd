import path from 'node:path';
import { parseArgs, type ParseArgsOptionsConfig } from 'node:util';
import { projectDir } from './build-settings.ts';

/** Options that every command takes. */
const common = { data: { type: 'string' }, out: { type: 'string' } } as const satisfies ParseArgsOptionsConfig;

type Common = { data: string; out: string | undefined };

/**
 * The command's options: `--data DIR` (the project's own data/ without it) and `--out DIR`, both as absolute paths, and
 * those in `extra`. Ends the command with a sentence and exit code 2 at an option that is not known.
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
    console.error(`${(error as Error).message.split('\n')[0] ?? ''}\nOptions: ${names.join(', ')}`);
    process.exit(2);
  }
}

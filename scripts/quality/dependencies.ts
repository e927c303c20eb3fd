import { spawnSync } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { projectDir } from '../lib/build-settings.ts';
import type { Bar } from './run/bar.ts';
import { faultBar } from './run/fault-bar.ts';

interface LockedPackage {
  version?: string;
  integrity?: string;
  resolved?: string;
}

/**
 * Where the lock file is not complete, or bound to one registry: every package has a version and the hash of its bytes.
 */
export function findLockFaults(packages: Readonly<Record<string, LockedPackage>>): string[] {
  return Object.entries(packages)
    .filter(([place]) => place !== '')
    .flatMap(([place, { version, integrity, resolved }]) => [
      ...(version ? [] : [`${place}: no version`]),
      ...(integrity?.startsWith('sha512-') ? [] : [`${place}: no hash (SHA-512)`]),
      ...(resolved === undefined ? [] : [`${place}: bound to ${resolved}`]),
    ]);
}

const npm = (cwd: string, ...words: string[]) => spawnSync('npm', words, { cwd, encoding: 'utf8', timeout: 120_000 });

/** Whether package.json and the lock file agree, as `npm ci` sees it; nothing is installed and nothing fetched. */
async function findDisagreement(): Promise<string[]> {
  const folder = await mkdtemp(path.join(tmpdir(), 'lock-'));
  try {
    for (const name of ['package.json', 'package-lock.json', '.npmrc']) {
      await copyFile(path.join(projectDir, name), path.join(folder, name));
    }
    const { status, stderr } = npm(folder, 'ci', '--dry-run', '--ignore-scripts', '--offline', '--no-audit');
    return status === 0 ? [] : stderr.trim().split('\n');
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** What `npm audit` answered: the grave ones' names, or why there is no answer. */
export function readAudit(text: string): { grave: string[] } | { silent: string } {
  const report = JSON.parse(text) as {
    vulnerabilities?: Record<string, { severity: string }>;
    message?: string;
    error?: { summary?: string };
  };
  if (!report.vulnerabilities) return { silent: report.message ?? report.error?.summary ?? 'no answer' };
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) => /^(high|critical)$/.test(severity));
  return { grave: grave.map(([name, { severity }]) => `${name}: ${severity}`) };
}

/** Known weaknesses of the packages, as far as the registry tells of them, and the lock file. */
export async function measureDependencies(): Promise<Bar[]> {
  const { packages } = JSON.parse(await readFile(path.join(projectDir, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  const checked = `${Object.keys(packages).length - 1} packages`;
  const audit = readAudit(npm(projectDir, 'audit', '--audit-level=high', '--json').stdout || '{}');
  const what = 'Known weaknesses, high and above';
  return [
    'grave' in audit
      ? faultBar(what, checked, audit.grave)
      : {
          what,
          bar: 'no fault',
          measured: 'not offered by the registry',
          held: true,
          // A registry that has no such service says so: this is no fault of the packages.
          faults: [audit.silent],
        },
    faultBar('Lock file: versions and hashes, no address of a registry', checked, findLockFaults(packages)),
    faultBar('Lock file and package.json agree', checked, await findDisagreement()),
  ];
}

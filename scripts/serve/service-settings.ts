import path from 'node:path';
import { readSettings, type ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { projectDir } from '../lib/build-settings.ts';

/**
 * The settings in the environment; ends the command with exit code 2 and a line for each problem. A relative folder is
 * one of the project's.
 */
export function serviceSettings(): ServiceSettings {
  const result = readSettings(process.env);
  if ('settings' in result) {
    const { settings } = result;
    const { REPLICA_DIR } = settings;
    return {
      ...settings,
      STORE_DIR: path.resolve(projectDir, settings.STORE_DIR),
      ...(REPLICA_DIR === undefined ? {} : { REPLICA_DIR: path.resolve(projectDir, REPLICA_DIR) }),
    };
  }
  console.error(result.problems.join('\n'));
  console.error('The variables are described in docs/operate.md.');
  process.exit(2);
}

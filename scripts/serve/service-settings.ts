import path from 'node:path';
import { readSettings, type ServiceSettings } from '../../src/enquiry/service/settings.ts';
import { projectDir } from '../lib/build-settings.ts';

/** Reads the environment; folders are relative to the project. Prints a line per problem and exits with code 2. */
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

/**
 * Reads: data/, schemas/, src/. Writes: the site. Run by scripts/start.ts in a process of its own, so that the server
 * does not keep the build's memory of over a gigabyte. Tells when the site can be served, and makes what is asked for.
 */
import { readArguments } from '../lib/arguments.ts';
import { buildSettings } from '../lib/build-settings.ts';
import { loadAfterCodegen } from '../codegen/load-after-codegen.ts';
import type { FromBuild, ToBuild } from './running-build.ts';

const { data, out } = readArguments();
const tell = (message: FromBuild) => void process.send?.(message);
// The server is gone: nobody needs the site, and the next build starts from the beginning.
process.on('disconnect', () => process.exit(1));
const { buildSite } = await loadAfterCodegen(() => import('../build/build-site.ts'));
const isBuilt = await buildSite(buildSettings(data, out), {}, ({ want, ...site }) => {
  const opened = Promise.withResolvers<void>();
  process.on('message', (message: ToBuild) => {
    if ('wanted' in message) void want(message.wanted).then(() => tell({ made: message.wanted }));
    else opened.resolve();
  });
  tell(site);
  return opened.promise;
});
process.exit(isBuilt ? 0 : 1);

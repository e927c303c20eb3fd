/**
 * Reads and writes: the store of enquiries (docs/operate.md: STORE_DIR or DATABASE_URL). Run by: npm run enquiries --
 * …; `help` lists the commands.
 */
import { loadAfterCodegen } from './codegen/load-after-codegen.ts';

const { enquiries } = await loadAfterCodegen(() => import('./enquiries/enquiries.ts'));
// The reader has enough, as in `list | head`.
process.stdout.once('error', () => process.exit(0));
process.exitCode = await enquiries();

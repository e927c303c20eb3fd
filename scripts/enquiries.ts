/**
 * Reads and writes: the store of enquiries (docs/operate.md: STORE_DIR or DATABASE_URL). Run by: npm run enquiries --
 * …; `help` lists the commands.
 */
import { ensureGenerated } from './codegen/ensure-generated.ts';

await ensureGenerated();
const { enquiries } = await import('./enquiries/enquiries.ts');
process.exitCode = await enquiries();

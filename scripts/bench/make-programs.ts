/**
 * Reads: src/, the libraries. Writes: the folder that is named. Run by: the bench, as a program of its own: node
 * make-programs.ts DIR.
 */
import { bundlePrograms } from '../build/program.ts';

const [dir] = process.argv.slice(2);
if (dir === undefined) throw new Error('the folder is missing');
await bundlePrograms(dir);

/** Makes files of machines, one machine after the other. Run by: scripts/build/files/machine-files.ts, as a worker thread. */
import { makeMachineFiles } from './make-machine-files.ts';

export default makeMachineFiles;

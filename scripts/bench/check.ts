import { newCatalogue } from './catalogues.ts';
import { type Cost, floorProgram, npmScript, runCommand } from './run-command.ts';
import { type Measure, type Row, rowsOf } from './rows.ts';

/** How many times the floor the check of 10,000 files or more may take. */
const limit = 2;
const limitFrom = 10_000;

/** `npm run check` on synthetic catalogues, the median of several rounds. */
export const measureCheck: Measure = async ({ models, rounds, dir }) => {
  const rows: Row[] = [];
  for (const size of models) {
    console.error(`${size} models`);
    const data = await newCatalogue(dir, size);
    const check = () => runCommand([...npmScript('check'), '--data', data]);
    // The first run fills the caches of the file system and of the program.
    await check();
    const [costs, floors]: Cost[][] = [[], []];
    // In turn, so that what else the machine does meets both.
    for (let round = 0; round < rounds; round++) {
      costs?.push(await check());
      floors?.push(await runCommand([floorProgram, data]));
    }
    rows.push(...rowsOf('check', size, costs ?? [], floors, size < limitFrom ? undefined : limit));
  }
  return rows;
};

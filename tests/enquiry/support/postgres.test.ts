import { Client } from 'pg';
import { expect, test } from 'vitest';
import { startPostgres } from './postgres.ts';

test('a cluster of its own keeps what was committed when it is cut off and started again', async () => {
  const postgres = await startPostgres();
  try {
    const url = await postgres.createDatabase('first');
    const client = new Client(url);
    client.on('error', () => {});
    await client.connect();
    await client.query('create table kept as select 7 as number');
    await postgres.stop('immediate');
    await postgres.start();
    const again = new Client(url);
    await again.connect();
    expect((await again.query('select number from kept')).rows).toEqual([{ number: 7 }]);
    await again.end();
  } finally {
    await postgres.remove();
  }
}, 300_000);

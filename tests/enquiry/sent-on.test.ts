import { describe, expect, test } from 'vitest';
import { sentOn } from '../../src/enquiry/service/http/fingerprint.ts';
import { dayHeader } from '../../src/enquiry/contract/signals.ts';
import { validEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';
import { startService } from './service-fixture.ts';

const now = new Date('2026-11-21T10:00:00Z');
const dayOf = (header: string | null) => sentOn(header, now).toISOString().slice(0, 10);

describe('the day of an enquiry', () => {
  test.each([
    ['2026-11-21', '2026-11-21'],
    ['2026-11-19', '2026-11-19'],
    ['2026-11-22', '2026-11-22'],
    ['2026-10-25', '2026-10-25'],
  ])('is the one on which it was first sent: %s', (header, day) => expect(dayOf(header)).toBe(day));

  test.each([[null], ['2026-09-01'], ['2026-11-24'], ['2026-13-45'], ['yesterday'], ['2026-11-19T10:00']])(
    'is today where %s can not be',
    (header) => expect(dayOf(header)).toBe('2026-11-21'),
  );
});

test('an enquiry queued overnight whose first response was lost is stored once', async () => {
  const service = await startService({}, false);
  const post = (day: string) => service.post(JSON.stringify(validEnquiry), 'application/json', { [dayHeader]: day });
  const day = (offset: number) => new Date(Date.now() - offset * 86_400_000).toISOString().slice(0, 10);
  for (const sent of [day(1), day(1)]) expect((await post(sent)).status).toBe(200);
  expect(await service.store.list()).toHaveLength(1);
  expect((await post(day(0))).status).toBe(200);
  expect(await service.store.list()).toHaveLength(2);
  await service.stop();
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openMessage } from '../../src/enquiry/service/http/linked-machine.ts';
import { soundEnquiry } from '../../src/enquiry/contract/sample-enquiry.ts';
import { site, startService, type RunningService } from './service-fixture.ts';

const page = `${site.origin}${site.enquiry.path}`;

describe('a form sent without scripts from a link that named a machine', () => {
  let service: RunningService;
  beforeEach(async () => {
    service = await startService({}, false);
  });
  afterEach(() => service.stop());
  const messages = async () => (await service.store.list()).map(({ enquiry }) => enquiry.message);

  test('opens its message with the machine', async () => {
    const response = await service.postForm(
      { ...soundEnquiry, message: 'Two of them.' },
      { Referer: `${page}?machinery=Baler&model=blt-150` },
    );
    expect(response.status).toBe(200);
    expect(await messages()).toEqual(['Machine: BLT150\nTwo of them.']);
  });

  test('shows the line in the form when something is to be corrected, and does not repeat it', async () => {
    const response = await service.postForm(
      { ...soundEnquiry, name: '', message: '' },
      { Referer: `${page}?model=BLT150` },
    );
    expect(response.status).toBe(422);
    expect(await response.text()).toContain('>\nMachine: BLT150</textarea>');
    expect(openMessage('Machine: BLT150\nTwo.', `${page}?model=BLT150`, site)).toBe('Machine: BLT150\nTwo.');
  });

  test('leaves an enquiry of the form’s program alone, which has shown the line', async () => {
    await service.postJson({ ...soundEnquiry, message: 'Hello' }, { Referer: `${page}?model=BLT150` });
    expect(await messages()).toEqual(['Hello']);
  });
});

test.each([
  ['nothing', undefined],
  ['the origin alone', `${site.origin}/`],
  ['another page', `${site.origin}/blt150?model=BLT150`],
  ['a name that no machine has', `${page}?model=unknown`],
  ['no machine', page],
  ['no address', 'about:client?model=BLT150'],
  ['a name of every object', `${page}?model=__proto__`],
])('a browser that tells %s changes nothing', (_what, referer) => {
  expect(openMessage('Hello', referer, site)).toBe('Hello');
});

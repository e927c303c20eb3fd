import { describe, expect, test } from 'vitest';
import { mailboxOf, makeLimits } from '../../src/enquiry/service/limits.ts';

describe('a mailbox has one spelling', () => {
  test.each([
    ['A.Buyer+shop@Example.com', 'a.buyer@example.com'],
    ['a.b.uyer+x@googlemail.com', 'abuyer@gmail.com'],
    ['ab.uyer@gmail.com.', 'abuyer@gmail.com'],
    ['"ab.uyer"@gmail.com', 'abuyer@gmail.com'],
    ['a@bücher.example', 'a@xn--bcher-kva.example'],
    ['a@XN--BCHER-KVA.example', 'a@xn--bcher-kva.example'],
    ['a@büche\u0072.example', 'a@xn--bcher-kva.example'],
    ['\uff41@example.com', 'a@example.com'],
    ['a.b@example.com', 'a.b@example.com'],
  ])('%s is %s', (typed, mailbox) => expect(mailboxOf(typed)).toBe(mailbox));
});

test('one acknowledgement a day goes to a mailbox, and 300 to all', async () => {
  const { acknowledgements } = makeLimits(0, undefined);
  expect(await acknowledgements('buyer@example.com')).toBe(0);
  expect(await acknowledgements('Buyer+again@EXAMPLE.com')).toBeGreaterThan(80_000);
  for (let number = 1; number < 300; number += 1) expect(await acknowledgements(`b${number}@example.com`)).toBe(0);
  expect(await acknowledgements('last@example.com')).toBeGreaterThan(80_000);
});

test('no limit of posts is none', async () => {
  const { posts } = makeLimits(0, undefined);
  for (let number = 0; number < 50; number += 1) expect(await posts('2001:db8::1')).toBe(0);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  checkPaymentRequest,
  isRequestAddress,
  nextRequestStep,
  REQUEST_STATES,
  topicTransactions,
} from '../../../../core/payments/requests/payment-request.ts';

const plain = { id: 1, title: 'Other', subTopics: [], paymentKinds: [] };
const parted = {
  id: 2,
  title: 'Deposit',
  subTopics: [21, 22].map((id) => ({ id, title: `Part ${id}` })),
  paymentKinds: [],
};
const aboutOne = {
  id: 3,
  title: 'Missing',
  subTopics: [{ id: 31, title: 'Card' }],
  paymentKinds: ['deposit'],
} as const;
const TOPICS = [plain, parted, aboutOne];
const PAYMENTS = (
  [
    [900, 'deposit'],
    [902, 'deposit'],
    [903, 'withdrawal'],
  ] as const
).map(([id, kind]) => ({ id, kind, madeAt: 0, amount: 10, currency: 'EUR', title: 'Card' }));
const check = (draft: Parameters<typeof checkPaymentRequest>[0]) => checkPaymentRequest(draft, TOPICS, PAYMENTS);

describe('a payment request', () => {
  it.each([
    [{ topicId: 9 }, 'topic'],
    [{ topicId: 1 }, 'text'],
    [{ topicId: 2 }, 'sub-topic'],
    [{ topicId: 2, subTopicId: 21 }, 'text'],
    [{ topicId: 3 }, 'sub-topic'],
    [{ topicId: 3, subTopicId: 31 }, 'transaction'],
    [{ topicId: 3, subTopicId: 31, transactionId: 900 }, 'text'],
  ])('%j comes next to %s [PRQ-1]', (draft, step) => {
    expect(nextRequestStep(draft, TOPICS)).toBe(step);
  });

  it.each([
    [{}, false, true],
    [{ topicId: 1 }, false, true],
    [{ topicId: 9 }, false, false],
    [{ topicId: Number.NaN }, false, false],
    [{ topicId: 2, subTopicId: 21 }, false, true],
    [{ topicId: 2, subTopicId: 31 }, false, false],
    [{ topicId: 1, subTopicId: 21 }, false, false],
    [{ topicId: 3 }, true, true],
    [{ topicId: 1 }, true, false],
    [{ topicId: 3, transactionId: 900 }, true, true],
    [{ topicId: 3, transactionId: 901 }, true, false],
    [{ topicId: 3, transactionId: 903 }, true, false],
    [{ topicId: 1, transactionId: 900 }, true, false],
  ])('%j, about a payment: %s, has an address: %s [PRQ-6]', (draft, isAboutPayment, isThere) => {
    expect(isRequestAddress(draft, TOPICS, { isAboutPayment, transactions: PAYMENTS })).toBe(isThere);
  });

  it.each([
    [{ topicId: 9, text: 'x' }, 'unknown-topic'],
    [{ topicId: Number.NaN, text: 'x' }, 'unknown-topic'],
    [{ topicId: 2, text: 'x' }, 'sub-topic-missing'],
    [{ topicId: 2, subTopicId: 31, text: 'x' }, 'unknown-sub-topic'],
    [{ topicId: 3, subTopicId: 31, text: 'x' }, 'transaction-missing'],
    [{ topicId: 3, subTopicId: 31, transactionId: 901, text: 'x' }, 'unknown-transaction'],
    [{ topicId: 3, subTopicId: 31, transactionId: 903, text: 'x' }, 'unknown-transaction'],
    [{ topicId: 3, text: '' }, 'sub-topic-missing'],
    [{ topicId: 1, text: ' \n' }, 'text-missing'],
    [{ topicId: 1, text: 'x'.repeat(2001) }, 'text-too-long'],
  ])('%j is refused as %s [PRQ-2]', (draft, code) => {
    expect(check(draft)).toEqual({ ok: false, error: { code } });
  });

  it.each([
    [[], []],
    [['deposit'], [900, 902]],
    [['withdrawal'], [903]],
    [
      ['deposit', 'withdrawal'],
      [900, 902, 903],
    ],
  ] as const)('about %j can be about %j [PRQ-9]', (paymentKinds, ids) => {
    expect(topicTransactions({ paymentKinds }, PAYMENTS).map(({ id }) => id)).toEqual(ids);
  });

  it('is sent without what its topic does not want [PRQ-2]', () => {
    expect(check({ topicId: 2, subTopicId: 22, text: 'x' }).ok).toBe(true);
    expect(check({ topicId: 1, subTopicId: 21, transactionId: 900, text: ' Hello ' })).toEqual({
      ok: true,
      value: { topicId: 1, subTopicId: undefined, transactionId: undefined, text: 'Hello' },
    });
    const whole = { topicId: 3, subTopicId: 31, transactionId: 900, text: 'x'.repeat(2000) };
    expect(check(whole)).toEqual({ ok: true, value: whole });
  });

  it('is always sent once its steps have led to the text [PRQ-1, PRQ-2]', () => {
    const draft = fc.record({
      topicId: fc.integer({ min: 0, max: 4 }),
      subTopicId: fc.constantFrom(undefined, 21, 31),
      transactionId: fc.constantFrom(undefined, 900),
    });
    fc.assert(
      fc.property(draft, (chosen) => {
        const checked = check({ ...chosen, text: 'x' });
        const isReady = nextRequestStep(chosen, TOPICS) === 'text';
        const codes = ['unknown-sub-topic', undefined];
        expect(isReady ? codes.includes(checked.ok ? undefined : checked.error.code) : !checked.ok).toBe(true);
      }),
    );
  });

  it('is sent, in work, answered or closed [PRQ-2]', () => {
    expect(REQUEST_STATES).toEqual(['sent', 'in-work', 'answered', 'closed']);
  });
});

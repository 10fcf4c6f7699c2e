import { expect, it } from 'vitest';
import fc from 'fast-check';
import {
  readAccountHistoryChoice,
  writeAccountHistoryChoice,
} from '../../../../core/accounts/history/account-history-choice.ts';

it('[AH-6] keeps a choice in the address and reads it back', () => {
  const choices = fc.record({
    accountId: fc.option(fc.integer({ min: 1, max: 1e9 }), { nil: undefined }),
    hasArchive: fc.boolean(),
    page: fc.integer({ min: 1, max: 9999 }),
  });
  fc.assert(
    fc.property(choices, (choice) => {
      expect(readAccountHistoryChoice(writeAccountHistoryChoice(choice))).toEqual(choice);
    }),
  );
});

it.each([
  ['account=0', { accountId: undefined, hasArchive: false, page: 1 }],
  ['account=-4&page=0', { accountId: undefined, hasArchive: false, page: 1 }],
  ['archive=maybe&page=1e9', { accountId: undefined, hasArchive: false, page: 1 }],
  ['page=123456', { accountId: undefined, hasArchive: false, page: 9999 }],
  ['account=7&archive=yes&page=3', { accountId: 7, hasArchive: true, page: 3 }],
])('[AH-6] reads %s', (query, choice) => {
  expect(readAccountHistoryChoice(new URLSearchParams(query))).toEqual(choice);
});

it('[AH-6] leaves out what is as it is without', () => {
  expect(writeAccountHistoryChoice({ hasArchive: false, page: 1 })).toEqual([]);
});

import { expect, it } from 'vitest';
import { isGain, netOf } from '../../../../core/accounts/history/account-movement.ts';
import { minor } from '../../../support/units.ts';

it('[AH-4] takes what was paid out from what was paid in', () => {
  expect(netOf({ paidIn: minor(150_00), paidOut: minor(20_50) })).toBe(129_50);
  expect(netOf({ paidIn: minor(0), paidOut: minor(70_00) })).toBe(-70_00);
});

it('[AH-4] knows no sum beyond the exact whole numbers', () => {
  expect(netOf({ paidIn: minor(Number.MAX_SAFE_INTEGER), paidOut: minor(-1) })).toBeUndefined();
});

it('[AH-5] tells what was gained from what was paid', () => {
  expect(isGain({ amount: minor(1) })).toBe(true);
  expect(isGain({ amount: minor(-1) })).toBe(false);
});

import { describe, expect, it } from 'vitest';
import { withSignInReturn } from '../../../core/session/sign-in-return.ts';

describe('the way to the sign-in', () => {
  it.each([
    ['/?showSignInModal=1', '/office/history?page=2', '/?showSignInModal=1&returnUrl=%2Foffice%2Fhistory%3Fpage%3D2'],
    ['/?showSignInModal=1', '/', '/?showSignInModal=1'],
    ['/?showSignInModal=1', '//example.com', '/?showSignInModal=1'],
    ['/confirm-terms', '/live', '/confirm-terms'],
  ])('to %s from %s is %s [RET-8]', (landing, asked, address) => {
    expect(withSignInReturn(landing, asked)).toBe(address);
  });
});

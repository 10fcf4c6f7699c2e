import { expect, it } from 'vitest';
import { passwordLook } from '../../../core/registration/password-strength.ts';

it.each([
  ['', '', undefined],
  ['short', '', 'weak'],
  ['aaaaaaaaaaaaaaaaaaaa', '', 'weak'],
  ['ann.lee2000!', 'ann.lee@example.org', 'weak'],
  ['my4567890end', '+79994567890', 'weak'],
  ['orbit7gl', '', 'fair'],
  ['orbit7glass', '', 'good'],
  ['orbit7glassriver', '', 'strong'],
  [`x1y2z${'3'.repeat(124)}`, '', 'weak'],
])('calls %j with %j %s [RGF-14]', (password, contact, strength) => {
  expect(passwordLook(password, contact).strength).toBe(strength);
});

it('ticks off the rules that are kept [RGF-14]', () => {
  expect(passwordLook('', 'ann.lee@example.org')).toMatchObject({ hasLength: false, isUnlikeContact: false });
  expect(passwordLook('ann.lee1', 'ann.lee@example.org')).toMatchObject({ hasLength: true, isUnlikeContact: false });
  expect(passwordLook('orbit7gl', 'ann.lee@example.org')).toMatchObject({ hasLength: true, isUnlikeContact: true });
});

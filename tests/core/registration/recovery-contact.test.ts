import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accountTarget,
  recoveryAccount,
  recoveryContact,
  typedContact,
} from '../../../core/registration/recovery-contact.ts';
import { endsRecovery } from '../../../core/registration/recovery-gateway.ts';
import { ok } from '../../../core/shared/result.ts';

describe('what a code is sent to', () => {
  it.each([
    [' Player@Example.ORG ', 'player@example.org'],
    ['a.b+c@d-e.co', 'a.b+c@d-e.co'],
    ['+7 (999) 123-45-67', '+79991234567'],
    ['79991234567', '+79991234567'],
    ['Ann@ex\u0061\u0308mple.org', 'ann@ex\u00E4mple.org'],
  ])('is %j as %j [PWR-9]', (typed, contact) => {
    expect(recoveryContact(typed)).toEqual({ ok: true, value: contact });
  });

  it.each([
    ['', 'missing'],
    ['   ', 'missing'],
    ['nobody', 'malformed'],
    ['a@b', 'malformed'],
    ['a@b.', 'malformed'],
    ['@b.de', 'malformed'],
    ['a b@c.de', 'malformed'],
    ['a@b@c.de', 'malformed'],
    ['a\u200Bb@c.de', 'malformed'],
    ['a\u202Eb@c.de', 'malformed'],
    ['a\u0007b@c.de', 'malformed'],
    ['a\uD800b@c.de', 'malformed'],
    ['<x@y.zz>', 'malformed'],
    ['x@y.zz;', 'malformed'],
    ['x,z@y.zz', 'malformed'],
    ['x:z@y.zz', 'malformed'],
    ['"x"@y.zz', 'malformed'],
    ['x(y)@y.zz', 'malformed'],
    ['x@[y.zz]', 'malformed'],
    ['x\\@y.zz', 'malformed'],
    ['1234', 'malformed'],
    ['1234567890123456', 'malformed'],
    [`${'a'.repeat(250)}@b.de`, 'too-long'],
    [undefined, 'malformed'],
    [7, 'malformed'],
  ])('is not %j: %s [PWR-9]', (typed, code) => {
    expect(recoveryContact(typed)).toEqual({ ok: false, error: { code } });
  });

  it('stays what it is when it is read again [PWR-9]', () => {
    const contact = fc.oneof(fc.emailAddress(), fc.stringMatching(/^\+?[0-9]{5,15}$/));
    fc.assert(
      fc.property(contact, (typed) => {
        const once = recoveryContact(typed);
        expect(recoveryContact(once.ok ? once.value : typed)).toEqual(once);
      }),
    );
  });
});

describe('the end of a recovery', () => {
  it.each([
    ['tries-over', true],
    ['no-recovery', true],
    ['signed-in', true],
    ['no-sender', true],
    ['code', false],
    ['answers', false],
    ['too-often', false],
    [undefined, false],
  ])('comes with the refusal %s: %s [PWR-10]', (code, isEnd) => {
    expect(endsRecovery({ kind: 'refused', status: 403, code })).toBe(isEnd);
  });

  it('does not come because the site was not reached [PWR-10]', () => {
    expect(endsRecovery({ kind: 'network' })).toBe(false);
    expect(endsRecovery({ kind: 'cancelled' })).toBe(false);
  });
});

describe('a contact as people write it', () => {
  it.each([
    ['8 (900) 555-48-12', 'ru', '+79005554812'],
    ['87015554812', 'kz', '+77015554812'],
    ['89005554812', 'de', '+79005554812'],
    ['89005554812', undefined, '+79005554812'],
    ['84912345678', 'vn', '+84912345678'],
    ['+8 4912345678', 'ru', '+84912345678'],
    ['0084 912 345 678', 'ru', '+84912345678'],
    ['79005554812', 'ru', '+79005554812'],
    ['8abc@Example.org', 'ru', '8abc@example.org'],
  ])('%s in %s is %s [PWR-18]', (typed, country, contact) => {
    expect(typedContact(typed, country)).toEqual({ ok: true, value: contact });
  });

  it.each([
    ['020 7946 0000', 'malformed'],
    ['', 'missing'],
  ])('%s is refused: %s [PWR-18]', (typed, code) => {
    expect(typedContact(typed, 'gb')).toEqual({ ok: false, error: { code } });
  });
});

describe('an account that a recovery names', () => {
  it.each([
    ['482', 'id:482'],
    [' 00482 ', 'id:482'],
  ])('is read of %j [PWR-22]', (typed, target) => {
    expect(accountTarget(typed)).toEqual(ok(target));
    expect(recoveryAccount(target)).toBe(482);
  });

  it.each(['', 'x', '1x', '-1', '9'.repeat(16)])('is not read of %j [PWR-22]', (typed) => {
    expect(accountTarget(typed).ok).toBe(false);
  });

  it('is no contact [PWR-22]', () => {
    expect(recoveryAccount('+79991234567')).toBeUndefined();
    expect(recoveryContact('id:482').ok).toBe(false);
  });
});

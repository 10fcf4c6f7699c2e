import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkSignIn } from '../../../core/session/sign-in-form.ts';

const anyLogin = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.integer({ min: 1 }).map((id) => ` ${id} `),
  fc.emailAddress().map((address) => `${address}\n`),
);
const typed = (login: string, password: string) => ({ login, password, isRemembered: false });

describe('sign-in form', () => {
  it('names everything that is missing, the login first [SI-1]', () => {
    expect(checkSignIn(typed(' ', ''))).toEqual({
      ok: false,
      error: [
        { field: 'login', problem: 'missing' },
        { field: 'password', problem: 'missing' },
      ],
    });
    expect(checkSignIn(typed('', 'x'))).toEqual({ ok: false, error: [{ field: 'login', problem: 'missing' }] });
    expect(checkSignIn(typed('5', ''))).toEqual({ ok: false, error: [{ field: 'password', problem: 'missing' }] });
  });

  it.each([
    ['48210377', undefined],
    ['1', undefined],
    ['999999999999999', undefined],
    ['1000000000000000', 'malformed'],
    ['048210377', 'malformed'],
    ['a.morozov@mail.ru', undefined],
    ['имя@почта.рф', undefined],
    ['a.morozov', 'malformed'],
    ['a@b@c', 'malformed'],
    ['@mail.ru', 'malformed'],
    ['a b@mail.ru', 'malformed'],
    [`${'a'.repeat(249)}@b.ru`, undefined],
    [`${'a'.repeat(250)}@b.ru`, 'too-long'],
  ])('takes an e-mail or an id as login: %s is %s [SI-2]', (login, problem) => {
    const checked = checkSignIn(typed(login, 'secret'));
    expect(checked.ok ? undefined : checked.error[0]?.problem).toBe(problem);
  });

  it('trims the login and leaves the password as typed [SI-3]', () => {
    expect(checkSignIn(typed('  77 ', ' pass word '))).toEqual({ ok: true, value: typed('77', ' pass word ') });
    expect(checkSignIn(typed('77', 'p'.repeat(128))).ok).toBe(true);
    expect(checkSignIn(typed('77', 'p'.repeat(129)))).toEqual({
      ok: false,
      error: [{ field: 'password', problem: 'too-long' }],
    });
  });

  it('never changes a password and never sends a login with outer spaces [SI-3]', () => {
    fc.assert(
      fc.property(anyLogin, fc.string({ unit: 'binary' }), fc.boolean(), (login, password, isRemembered) => {
        const checked = checkSignIn({ login, password, isRemembered });
        expect(checked.ok ? checked.value : checked.error.length > 0).toEqual(
          checked.ok ? { login: login.trim(), password, isRemembered } : true,
        );
      }),
    );
  });
});

import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RequestFailure } from '../../../../core/shared/request-failure.ts';
import { fail, ok, type Result } from '../../../../core/shared/result.ts';
import { Field } from '../../../../ui/kit/controls/field.tsx';
import { Form } from '../../../../ui/kit/forms/form.tsx';
import { useForm } from '../../../../ui/kit/forms/use-form.ts';

afterEach(cleanup);

interface Typed {
  readonly login: string;
  readonly password: string;
}

type Reply = Result<undefined, RequestFailure>;

const WORDS = {
  summary: (count: number) => `Check ${count}:`,
  problem: (label: string, error: string) => `${label}: ${error}`,
  notice: undefined,
  wait: undefined,
};

/** A form of two fields, and the replies that it waits for. */
function open(more: { readonly wait?: string; readonly isBusy?: boolean; readonly isFocused?: boolean } = {}) {
  const sent: string[] = [];
  const replies: ((reply: Reply) => void)[] = [];
  const { wait, ...rest } = more;
  function Example(): ReactNode {
    const form = useForm({
      context: 'sign-in',
      first: { login: '', password: '' },
      labels: { login: 'Login', password: 'Password' },
      check: ({ login, password }: Typed) => {
        if (login.length > 0 && login.length < 3) return fail({ login: 'short login' });
        if (login === '' || password === '') {
          return fail({
            ...(login === '' && { login: 'no login' }),
            ...(password === '' && { password: 'no password' }),
          });
        }
        return ok(`${login} ${password}`);
      },
      send: (text: string) => {
        sent.push(text);
        return new Promise<Reply>((resolve) => {
          replies.push(resolve);
        });
      },
      say: (key) => `${key}!`,
    });
    return (
      <Form form={form} words={{ ...WORDS, wait }} button="Send" sending="Sending" {...rest}>
        {(['login', 'password'] as const).map((name) => (
          <Field
            key={name}
            label={form.labels[name]}
            value={form.values[name]}
            error={form.errors[name]}
            onChange={(event) => {
              form.fill({ [name]: event.currentTarget.value });
            }}
          />
        ))}
      </Form>
    );
  }
  render(<Example />);
  const reply = async (answer: Reply) =>
    act(async () => {
      replies.at(-1)?.(answer);
      await Promise.resolve();
    });
  return { sent, reply };
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } });

async function submit(): Promise<void> {
  await act(async () => {
    fireEvent.submit(field('Login').closest('form')!);
    await Promise.resolve();
  });
}

describe('a form', () => {
  it('puts what is wrong beside the fields, moves to the first and sends nothing [A11Y-13]', async () => {
    const { sent } = open();
    await submit();
    expect(document.activeElement).toBe(field('Login'));
    for (const [name, error] of [
      ['Login', 'no login!'],
      ['Password', 'no password!'],
    ] as const) {
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
      const described = (field(name).getAttribute('aria-describedby') ?? '').split(' ');
      expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(error);
    }
    expect(sent).toEqual([]);
  });

  it('lists for a screen reader what is wrong, in the order of the fields, names each once, and leads there [A11Y-13]', async () => {
    open();
    await submit();
    expect(screen.getByRole('alert').textContent).toBe('Check 2:no login!no password!');
    fireEvent.click(screen.getByRole('button', { name: 'no password!' }));
    expect(document.activeElement).toBe(field('Password'));
    type('Login', 'abc');
    fireEvent.click(screen.getByRole('button', { name: 'no password!' }));
    expect(document.activeElement).toBe(field('Password'));
    type('Password', 'b');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('moves to the first wrong field at every attempt, and at no other time', async () => {
    open();
    await submit();
    field('Password').focus();
    type('Password', 'b');
    expect(document.activeElement).toBe(field('Password'));
    await submit();
    expect(document.activeElement).toBe(field('Login'));
  });

  it('is sent once until it is answered', async () => {
    const { sent, reply } = open();
    type('Login', 'abc');
    type('Password', 'b');
    await submit();
    expect(button().textContent).toBe('Sending');
    await submit();
    expect(sent).toEqual(['abc b']);
    await reply(fail({ kind: 'network' }));
    expect(button().textContent).toBe('Send');
    await submit();
    expect(sent).toEqual(['abc b', 'abc b']);
  });

  it('keeps what was typed when it is refused, and moves to the field that the server blames [A11Y-13]', async () => {
    const { reply } = open();
    type('Login', 'abc');
    type('Password', 'b');
    await submit();
    await reply(fail({ kind: 'refused', status: 401, code: 'pass' }));
    expect([field('Login').value, field('Password').value]).toEqual(['abc', 'b']);
    expect(document.activeElement).toBe(field('Password'));
    expect(screen.getByRole('alert').textContent).toBe('Check 1:error.field.password!');
  });

  it.each([{ wait: 'Wait' }, { isBusy: true }])('is not sent while %j', async (more) => {
    const { sent } = open(more);
    type('Login', 'abc');
    type('Password', 'b');
    await submit();
    expect(sent).toEqual([]);
    expect(button().getAttribute('aria-disabled') ?? `${button().disabled}`).toBe('true');
  });

  it('begins at its first field where it is told to', () => {
    open({ isFocused: true });
    expect(document.activeElement).toBe(field('Login'));
  });

  describe('a field that is left', () => {
    const leave = (name: string, to: string) => {
      field(name).focus();
      field(to).focus();
    };
    const soon = async () => act(async () => new Promise((resolve) => setTimeout(resolve, 1)));

    it('is blamed where it was typed in, and not while it is typed in again [NO-28]', async () => {
      open();
      type('Login', 'a');
      expect(field('Login').getAttribute('aria-invalid')).not.toBe('true');
      leave('Login', 'Password');
      await soon();
      expect(field('Login').getAttribute('aria-invalid')).toBe('true');
      expect(document.activeElement).toBe(field('Password'));
      type('Login', 'ab');
      expect(field('Login').getAttribute('aria-invalid')).not.toBe('true');
    });

    it('is asked for when the form is sent where it is empty [NO-28]', async () => {
      open();
      leave('Login', 'Password');
      type('Login', 'a');
      type('Login', '');
      leave('Login', 'Password');
      await soon();
      expect(field('Login').getAttribute('aria-invalid')).not.toBe('true');
    });

    it('moves nothing before the press that left it is a click [NO-28]', async () => {
      vi.useFakeTimers();
      try {
        open();
        type('Login', 'a');
        field('Login').focus();
        fireEvent.pointerDown(button());
        button().focus();
        act(() => void vi.advanceTimersByTime(1000));
        expect(field('Login').getAttribute('aria-invalid')).not.toBe('true');
        fireEvent.pointerUp(button());
        expect(field('Login').getAttribute('aria-invalid')).not.toBe('true');
        act(() => void vi.advanceTimersByTime(1));
        expect(field('Login').getAttribute('aria-invalid')).toBe('true');
      } finally {
        vi.useRealTimers();
      }
    });
  });
});

import { fail, ok, type Result } from '../shared/result.ts';
import type { SignInForm } from './session-gateway.ts';

export const SIGN_IN_FIELDS = ['login', 'password'] as const;
export type SignInField = (typeof SIGN_IN_FIELDS)[number];
export type SignInProblem = 'missing' | 'malformed' | 'too-long';

/** What keeps a form from being sent; never empty, in the order of the fields. */
export type SignInProblems = readonly { readonly field: SignInField; readonly problem: SignInProblem }[];

const LONGEST_LOGIN = 254;
const LONGEST_PASSWORD = 128;

/** SI-1 Gives the form as it is sent, or every problem of it. */
export function checkSignIn(typed: SignInForm): Result<SignInForm, SignInProblems> {
  const login = typed.login.trim();
  const problems = [...named('login', loginProblem(login)), ...named('password', passwordProblem(typed.password))];
  return problems.length === 0 ? ok({ ...typed, login }) : fail(problems);
}

/** SI-2 A login is an e-mail address or a player id of up to 15 digits that does not begin with zero. */
function loginProblem(login: string): SignInProblem | undefined {
  if (login === '') return 'missing';
  if (login.length > LONGEST_LOGIN) return 'too-long';
  return /^[1-9]\d{0,14}$/.test(login) || /^[^\s@]+@[^\s@]+$/.test(login) ? undefined : 'malformed';
}

/** SI-3 A password is taken exactly as it was typed. */
function passwordProblem(password: string): SignInProblem | undefined {
  if (password === '') return 'missing';
  return password.length > LONGEST_PASSWORD ? 'too-long' : undefined;
}

function named(field: SignInField, problem: SignInProblem | undefined): SignInProblems {
  return problem === undefined ? [] : [{ field, problem }];
}

import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { CAPTCHA_UPDATE, CAPTCHA_VALIDATE } from '../../../infrastructure/session/captcha-calls.ts';
import type { Visitor } from './visitor.ts';

/** A challenge for a call, and the work that it asks for. */
export async function captchaProof(visitor: Visitor, call: string) {
  const { challenge } = (await visitor.send(CAPTCHA_UPDATE, { query: { call } })).body;
  const solved = await solveChallenge({ challenge, deriveKey });
  return { challenge, solution: { counter: solved!.counter, derivedKey: solved!.derivedKey } };
}

/** A token that so many calls can be repeated with. */
export async function captchaToken(visitor: Visitor, call: string, calls = 1): Promise<string | undefined> {
  const captcha = await captchaProof(visitor, call);
  return (await visitor.send(CAPTCHA_VALIDATE, { body: { captcha, calls } })).body.token;
}

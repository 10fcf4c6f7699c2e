import { createHmac } from 'node:crypto';
import type { EpochMillis } from '../../../core/shared/time.ts';
import { isSameText } from './request-origin.ts';

/** What the server has to know of a challenge when its answer comes. */
export interface SealedChallenge {
  readonly id: string;
  /** The name of the call that it was asked for. */
  readonly call: string;
  readonly madeAt: EpochMillis;
  /** Whose address it was made for, as a mark. */
  readonly by: string;
  /** The sum that is asked in words. */
  readonly first: number;
  readonly second: number;
}

/** What the token of a passed challenge is good for. */
export interface SealedToken {
  readonly id: string;
  readonly call: string;
  readonly calls: number;
  readonly by: string;
  readonly expiresAt: EpochMillis;
}

/** Texts that only this site can have made. */
export function captchaSeals(secret: string) {
  const sign = (kind: string, text: string): string =>
    createHmac('sha256', secret).update(`captcha ${kind}:${text}`).digest('base64url');
  const sealed = (kind: string, parts: readonly (string | number)[]): string => {
    const text = parts.join('.');
    return `${text}.${sign(kind, text)}`;
  };
  const opened = (kind: string, given: string, count: number): readonly string[] | undefined => {
    const parts = given.split('.');
    if (parts.length !== count + 1) return undefined;
    const text = parts.slice(0, count).join('.');
    return isSameText(parts[count] ?? '', sign(kind, text)) ? parts : undefined;
  };
  return {
    /** Stands for an address that nobody reads from it. */
    mark: (address: string): string => sign('address', address).slice(0, 16),
    ofChallenge: ({ id, call, madeAt, by, first, second }: SealedChallenge): string =>
      sealed('challenge', [id, call, madeAt, by, first, second]),
    challenge: (given: string): SealedChallenge | undefined => {
      const [id = '', call = '', madeAt, by = '', first, second] = opened('challenge', given, 6) ?? [];
      if (id === '') return undefined;
      return { id, call, madeAt: Number(madeAt), by, first: Number(first), second: Number(second) };
    },
    ofToken: ({ id, call, calls, by, expiresAt }: SealedToken): string =>
      sealed('token', [id, call, calls, by, expiresAt]),
    token: (given: string): SealedToken | undefined => {
      const [id = '', call = '', calls, by = '', expiresAt] = opened('token', given, 5) ?? [];
      return id === '' ? undefined : { id, call, calls: Number(calls), by, expiresAt: Number(expiresAt) };
    },
  };
}

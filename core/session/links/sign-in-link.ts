import { fail, ok, type Result } from '../../shared/result.ts';

/** What a link carries that signs in. */
export interface SignInLink {
  /** How the link came to the player. */
  readonly methodId: number;
  readonly token: string;
  readonly sign: string;
}

/** A letter to the address of the player. */
export const LETTER_METHOD = 1;
const SHAPE = /^(\d{1,4})\.([\w-]{20,100})\.([\w-]{20,100})$/;

/** LNK-1 The fragment of a link that signs in: its method, a token and a signature. */
export function signInLinkText({ methodId, token, sign }: SignInLink): string {
  return `${String(methodId)}.${token}.${sign}`;
}

/** LNK-1 What a fragment carries; nothing where it is not one of a link that signs in. */
export function readSignInLink(fragment: string): Result<SignInLink, { readonly code: 'not-a-link' }> {
  const [, methodId, token, sign] = SHAPE.exec(fragment.replace(/^#/, '')) ?? [];
  return methodId === undefined || token === undefined || sign === undefined
    ? fail({ code: 'not-a-link' })
    : ok({ methodId: Number(methodId), token, sign });
}

import { createHash } from 'node:crypto';
import type { PasswordHasher } from '../../../infrastructure/sandbox/players/password-hashing.ts';

const quick = (password: string): string => createHash('sha256').update(password.normalize('NFKC')).digest('base64url');

/** Hashes at once what takes a quarter of a second of a processor on purpose: for tests that are about something else. */
export const QUICK_HASHER: PasswordHasher = {
  hash: (password) => Promise.resolve(quick(password)),
  isRight: (password, hash) => Promise.resolve(quick(password) === hash),
};

import { createHash } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { PasswordHasher } from '../../../infrastructure/sandbox/players/password-hashing.ts';

const quick = (password: string): string => createHash('sha256').update(password.normalize('NFKC')).digest('base64url');

/** Hashes at once what takes a quarter of a second of a processor on purpose: for tests that are about something else. */
export const QUICK_HASHER: PasswordHasher = {
  hash: (password) => Promise.resolve(quick(password)),
  isRight: (password, hash) => Promise.resolve(quick(password) === hash),
};

/** The same a moment later, as of another thread: for tests of what comes while a password is hashed. */
export const PATIENT_HASHER: PasswordHasher = {
  hash: async (password) => {
    await pause(5);
    return QUICK_HASHER.hash(password);
  },
  isRight: async (password, hash) => {
    await pause(5);
    return QUICK_HASHER.isRight(password, hash);
  },
};

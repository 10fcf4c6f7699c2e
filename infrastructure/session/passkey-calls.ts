import * as v from 'valibot';
import { defineCall } from '../http/call.ts';
import { queryNumber, wireCount, wireId, wireMillis, wireText } from '../http/wire.ts';

const base64Url = (most: number) => v.pipe(v.string(), v.minLength(1), v.maxLength(most), v.regex(/^[\w-]+$/));
const credentialId = base64Url(1400);
const challenge = base64Url(200);
const transports = v.array(v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb']));
const name = v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(40));
const password = v.pipe(v.string(), v.maxLength(128));
const params = v.object({ id: v.pipe(queryNumber, v.minValue(1)) });
const done = v.object({ success: v.literal(true) });
const type = v.literal('public-key');

/** What `navigator.credentials.create` is given, as WebAuthn writes it in JSON. */
const creationOptions = v.object({
  challenge,
  rp: v.object({ id: wireText, name: wireText }),
  user: v.object({ id: base64Url(90), name: wireText, displayName: v.pipe(v.string(), v.maxLength(300)) }),
  pubKeyCredParams: v.array(v.object({ alg: v.pipe(v.number(), v.safeInteger()), type })),
  timeout: wireCount,
  excludeCredentials: v.array(v.object({ id: credentialId, type, transports })),
  authenticatorSelection: v.object({ residentKey: v.literal('required'), userVerification: v.literal('required') }),
});

const requestOptions = v.object({
  challenge,
  rpId: wireText,
  timeout: wireCount,
  userVerification: v.literal('required'),
});

const attestation = v.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: v.object({
    clientDataJSON: base64Url(8000),
    attestationObject: base64Url(40_000),
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(30))), v.maxLength(10))),
  }),
});

const assertion = v.object({
  id: credentialId,
  rawId: credentialId,
  type,
  response: v.object({
    clientDataJSON: base64Url(8000),
    authenticatorData: base64Url(8000),
    signature: base64Url(8000),
    userHandle: base64Url(90),
  }),
});

const passkey = v.pipe(
  v.object({
    id: wireId,
    name: wireText,
    is_synced: v.boolean(),
    created_at: wireMillis,
    used_at: v.nullable(wireMillis),
  }),
  v.transform(({ id, name: called, is_synced: isSynced, created_at: createdAt, used_at: usedAt }) => ({
    id,
    name: called,
    isSynced,
    createdAt,
    ...(usedAt === null ? {} : { usedAt }),
  })),
);

export const PASSKEYS = defineCall({
  name: 'passkeys',
  summary:
    'The passkeys of the player, the oldest first; and whether adding one needs the password and a code of the app, and removing one the password',
  method: 'GET',
  path: '/web-api/user/passkeys',
  reply: v.pipe(
    v.object({
      passkeys: v.array(passkey),
      needs_password: v.boolean(),
      needs_code: v.boolean(),
      has_password: v.boolean(),
    }),
    v.transform(({ passkeys, needs_password: needsPassword, needs_code: needsCode, has_password: hasPassword }) => ({
      passkeys,
      needsPassword,
      needsCode,
      hasPassword,
    })),
  ),
  access: 'player',
  changes: 'none',
});

export const BEGIN_PASSKEY = defineCall({
  name: 'beginPasskey',
  summary:
    'What the browser makes a passkey with; 400 with code "password" or "code", 409 with code "too-many" or "not-here"',
  method: 'POST',
  path: '/web-api/user/passkeys/options',
  body: v.object({ password, code: v.optional(v.pipe(v.string(), v.maxLength(20))) }),
  reply: creationOptions,
  access: 'player',
  changes: 'state',
});

export const ADD_PASSKEY = defineCall({
  name: 'addPasskey',
  summary: 'Keeps a passkey that the browser made; 400 with code "passkey", 403 where its challenge has run out',
  method: 'POST',
  path: '/web-api/user/passkeys',
  body: v.object({ name, credential: attestation }),
  reply: passkey,
  access: 'player',
  changes: 'state',
});

export const RENAME_PASSKEY = defineCall({
  name: 'renamePasskey',
  summary: 'Gives a passkey another name; 404 where the player has no such passkey',
  method: 'POST',
  path: '/web-api/user/passkeys/:id/name',
  params,
  body: v.object({ name }),
  reply: done,
  access: 'player',
  changes: 'state',
});

export const REMOVE_PASSKEY = defineCall({
  name: 'removePasskey',
  summary: 'Removes a passkey with the password; 400 with code "password", 404 for another\'s, 409 for the last way in',
  method: 'POST',
  path: '/web-api/user/passkeys/:id/remove',
  params,
  body: v.object({ password }),
  reply: done,
  access: 'player',
  changes: 'state',
});

export const BEGIN_PASSKEY_SIGN_IN = defineCall({
  name: 'beginPasskeySignIn',
  summary: 'What the browser asks for a passkey with; 409 with code "not-here", 429 when asked too often',
  method: 'POST',
  path: '/web-api/auth/passkey/options',
  body: v.object({}),
  reply: requestOptions,
  access: 'public',
  changes: 'state',
});

export const PASSKEY_SIGN_IN = defineCall({
  name: 'passkeySignIn',
  summary:
    'Signs in by a passkey, without a code after it; 401 with code "passkey", 403 where its challenge has run out',
  method: 'POST',
  path: '/web-api/auth/passkey',
  body: v.object({ credential: assertion, save: v.boolean() }),
  reply: v.pipe(
    v.object({ user_id: wireId }),
    v.transform(({ user_id: userId }) => ({ userId })),
  ),
  access: 'public',
  changes: 'state',
});

export type PasskeyAttestation = v.InferOutput<typeof attestation>;
export type PasskeyAssertion = v.InferOutput<typeof assertion>;

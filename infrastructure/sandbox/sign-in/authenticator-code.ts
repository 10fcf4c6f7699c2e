import { createHmac, randomBytes } from 'node:crypto';
import { seconds, type EpochMillis, type Millis } from '../../../core/shared/time.ts';
import { isSameText } from '../server/request-origin.ts';

const PERIOD: Millis = seconds(30);
const DIGITS = 6;
/** RFC 4226 asks for 160 bits. */
const SECRET_BYTES = 20;
const BASE32 = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';
const BITS = 5;

/** A key for an authenticator app, in Base32. */
export function newAuthenticatorSecret(): string {
  return toBase32(randomBytes(SECRET_BYTES));
}

/** What a QR code tells the app. */
export function authenticatorAddress(secret: string, site: string, player: string): string {
  const label = `${encodeURIComponent(site)}:${encodeURIComponent(player)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(site)}`;
}

/** TWO-6 The period that a code belongs to: this one or a neighbour, for clocks that are not exact. */
export function stepOfCode(secret: string, code: string, at: EpochMillis): number | undefined {
  const now = stepAt(at);
  return [now, now - 1, now + 1].find((step) => isSameText(codeOfStep(secret, step), code));
}

function stepAt(at: EpochMillis): number {
  return Math.floor(at / PERIOD);
}

/** RFC 6238 with SHA-1, which all apps know. */
function codeOfStep(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', fromBase32(secret)).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) % 16;
  const number = mac.readUInt32BE(offset) % 2 ** 31;
  return String(number % 10 ** DIGITS).padStart(DIGITS, '0');
}

function toBase32(bytes: Buffer): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  return Array.from({ length: Math.ceil(bits.length / BITS) }, (_each, index) => {
    const letter = bits.slice(index * BITS, (index + 1) * BITS).padEnd(BITS, '0');
    return BASE32.charAt(Number.parseInt(letter, 2));
  }).join('');
}

function fromBase32(text: string): Buffer {
  const bits = Array.from(text, (letter) => BASE32.indexOf(letter).toString(2).padStart(BITS, '0')).join('');
  return Buffer.from(
    Array.from({ length: Math.floor(bits.length / 8) }, (_each, index) =>
      Number.parseInt(bits.slice(index * 8, (index + 1) * 8), 2),
    ),
  );
}

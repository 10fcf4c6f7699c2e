import { createHmac } from 'node:crypto';

/** What an authenticator app shows: RFC 6238, written apart from the server's. */
export function authenticatorCode(secret: string, at: number): string {
  let bits = 0n;
  for (const letter of secret) bits = bits * 32n + BigInt('ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter));
  const key = Buffer.from(bits.toString(16).padStart((secret.length * 5) / 4, '0'), 'hex');
  const counter = Buffer.from(
    Math.floor(at / 30_000)
      .toString(16)
      .padStart(16, '0'),
    'hex',
  );
  const mac = createHmac('sha1', key).update(counter).digest();
  const start = mac.at(-1)! & 0xf;
  const code = mac.readUInt32BE(start) & 0x7f_ff_ff_ff;
  return String(code % 1_000_000).padStart(6, '0');
}

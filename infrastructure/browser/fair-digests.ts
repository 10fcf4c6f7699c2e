import type { FairDigests } from '../../core/casino/rounds/fair-round.ts';

/** The digests of rounds, as the browser makes them. */
export function browserDigests({ subtle }: Pick<Crypto, 'subtle'>): FairDigests {
  const bytesOf = (text: string) => new TextEncoder().encode(text);
  return {
    commitment: async (seed) => {
      const digest = await subtle.digest('SHA-256', bytesOf(seed));
      return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
    },
    draw: async (seed, text) => {
      const key = await subtle.importKey('raw', bytesOf(seed), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
      return Array.from(new Uint8Array(await subtle.sign('HMAC', key, bytesOf(text))));
    },
  };
}

import { isIP } from 'node:net';

/** First and last address, IPv4 as the IPv6 addresses that stand for it. */
type Range = readonly [first: bigint, last: bigint];

const ADDRESS_BITS = 128;
/** The addresses that visitors come from: all of IPv4, the public ones of IPv6, and IPv6 as a whole. */
const SPACES: readonly Range[] = [rangeOf('0.0.0.0/0'), rangeOf('2000::/3'), rangeOf('::/0')];

/** The networks that are the half of all addresses or more, alone or together; undefined where there are none. */
export function wholeInternet(networks: readonly string[]): string | undefined {
  const alone = networks.find((network) => coversHalf([rangeOf(network)]));
  if (alone !== undefined) return alone;
  return coversHalf(networks.map(rangeOf)) ? networks.join(', ') : undefined;
}

function coversHalf(ranges: readonly Range[]): boolean {
  const inOrder = ranges.toSorted(([one], [other]) => (one < other ? -1 : 1));
  return SPACES.some(([first, last]) => {
    let covered = 0n;
    let reached = first;
    for (const [from, to] of inOrder) {
      const [begin, end] = [from > reached ? from : reached, to < last ? to : last];
      if (end < begin) continue;
      covered += end - begin + 1n;
      reached = end + 1n;
    }
    return covered * 2n >= last - first + 1n;
  });
}

function rangeOf(network: string): Range {
  const [ip = '', bits] = network.split('/');
  const isFour = isIP(ip) === 4;
  const address = isFour ? (0xffffn << 32n) | fourOf(ip) : sixOf(ip);
  const prefix = bits === undefined ? ADDRESS_BITS : Number(bits) + (isFour ? 96 : 0);
  const free = BigInt(ADDRESS_BITS - prefix);
  const first = (address >> free) << free;
  return [first, first + (1n << free) - 1n];
}

function fourOf(ip: string): bigint {
  return ip.split('.').reduce((sum, part) => (sum << 8n) | BigInt(part), 0n);
}

function sixOf(ip: string): bigint {
  const dotted = /[\d.]+$/.exec(ip)?.[0] ?? '';
  const four = dotted.includes('.') ? fourOf(dotted) : undefined;
  const plain =
    four === undefined
      ? ip
      : `${ip.slice(0, -dotted.length)}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`;
  const [before = '', after] = plain.split('%')[0]?.split('::') ?? [];
  const groups = (text: string): readonly string[] => (text === '' ? [] : text.split(':'));
  const [head, tail] = [groups(before), groups(after ?? '')];
  const zeros = after === undefined ? [] : Array.from({ length: 8 - head.length - tail.length }, () => '0');
  return [...head, ...zeros, ...tail].reduce((sum, group) => (sum << 16n) | BigInt(`0x${group}`), 0n);
}

import { isIP } from 'node:net';

/** First and last address, IPv4 as the IPv6 addresses that stand for it. */
type Range = readonly [first: bigint, last: bigint];

const ADDRESS_BITS = 128;
/** Where visitors come from, and how much of it proxies may be: a part of IPv4 as large as a /8, of IPv6 as a /16. */
const SPACES: readonly (readonly [space: Range, most: bigint])[] = [
  [rangeOf('0.0.0.0/0'), 1n << 24n],
  [rangeOf('::/0'), 1n << 112n],
];
/** Nobody comes from these over the internet. */
const PRIVATE: readonly Range[] = [
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.168.0.0/16',
  'fc00::/7',
  'fe80::/10',
].map(rangeOf);

/** The networks that are too much of the internet for proxies, alone or together; undefined where there are none. */
export function wholeInternet(networks: readonly string[]): string | undefined {
  const alone = networks.find((network) => isTooMuch([rangeOf(network)]));
  if (alone !== undefined) return alone;
  return isTooMuch(networks.map(rangeOf)) ? networks.join(', ') : undefined;
}

function isTooMuch(ranges: readonly Range[]): boolean {
  return SPACES.some(([space, most]) => {
    const inside = ranges.map((range) => common(range, space));
    const hidden = inside.flatMap((range) => PRIVATE.map((own) => common(range, own)));
    return addressesIn(inside) - addressesIn(hidden) >= most;
  });
}

/** What two ranges share; one that ends before it begins is empty. */
function common([from, to]: Range, [first, last]: Range): Range {
  return [from > first ? from : first, to < last ? to : last];
}

/** How many addresses are in any of the ranges. */
function addressesIn(ranges: readonly Range[]): bigint {
  let covered = 0n;
  let reached = 0n;
  for (const [from, to] of ranges.toSorted(([one], [other]) => (one < other ? -1 : 1))) {
    const begin = from > reached ? from : reached;
    if (to < begin) continue;
    covered += to - begin + 1n;
    reached = to + 1n;
  }
  return covered;
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

import { SLOT_MACHINE_IDS, type SlotMachineId } from '../rounds/slot-machine.ts';
import { rtpScale } from './rtp-scale.ts';

/** CTL-3 The orders that games are listed in. */
export const CATALOGUE_ORDERS = ['popular', 'new', 'name'] as const;
export type CatalogueOrder = (typeof CATALOGUE_ORDERS)[number];

/** What is looked for in the catalogue beside the place it is looked for in. */
export interface CatalogueWish {
  readonly search: string;
  /** The id of one; empty for all. */
  readonly provider: string;
  readonly machines: readonly SlotMachineId[];
  /** CTL-8 In hundredths of a percent; undefined for any. */
  readonly leastRtp: number | undefined;
  readonly isNewOnly: boolean;
  readonly order: CatalogueOrder;
}

const LONGEST_SEARCH = 60;
const PROVIDER_ID = /^[a-z0-9-]{1,60}$/;

/** CTL-4 What an address asks for; what it does not know is no wish. */
export function readCatalogueWish(query: { readonly get: (name: string) => string | null }): CatalogueWish {
  const provider = query.get('provider') ?? '';
  const machines = (query.get('machines') ?? '').split('.');
  return {
    search: (query.get('q') ?? '').slice(0, LONGEST_SEARCH),
    provider: PROVIDER_ID.test(provider) ? provider : '',
    machines: SLOT_MACHINE_IDS.filter((id) => machines.includes(id)),
    leastRtp: readRtp(query.get('rtp') ?? ''),
    isNewOnly: query.get('new') === '1',
    order: CATALOGUE_ORDERS.find((order) => order === query.get('order')) ?? 'popular',
  };
}

/** CTL-8 A mark of the scale, in percent; its least is no wish. */
function readRtp(text: string): number | undefined {
  if (!/^\d{2}(?:\.5)?$/.test(text)) return undefined;
  const rtp = Number(text) * 100;
  const { least, most } = rtpScale();
  return rtp > least && rtp <= most ? rtp : undefined;
}

/** Of a wish that nothing narrows but the text that is looked for. */
export const NO_FILTERS = { provider: '', machines: [], leastRtp: undefined, isNewOnly: false } as const;

/** How many things narrow what is listed, beside the text that is looked for. */
export function filterCount({ provider, machines, leastRtp, isNewOnly }: CatalogueWish): number {
  return machines.length + [provider !== '', leastRtp !== undefined, isNewOnly].filter(Boolean).length;
}

/** CTL-4 The same in an address, which says nothing of what is not wished for; begins with `?` or is empty. */
export function writeCatalogueWish(wish: CatalogueWish): string {
  const { search, provider, machines, leastRtp, isNewOnly, order } = wish;
  const pairs = [
    ['q', search],
    ['provider', provider],
    ['machines', machines.join('.')],
    ['rtp', leastRtp === undefined ? '' : `${leastRtp / 100}`],
    ['new', isNewOnly ? '1' : ''],
    ['order', order === 'popular' ? '' : order],
  ].flatMap(([name = '', value = '']) => {
    // what was cut in the middle of a letter cannot be written
    const whole = value.replaceAll(/\p{Surrogate}/gu, '').trim();
    return whole === '' ? [] : [`${name}=${encodeURIComponent(whole)}`];
  });
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`;
}

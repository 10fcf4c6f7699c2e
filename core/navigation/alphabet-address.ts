import { ALPHABET_TOPICS, type AlphabetTopic } from '../site/alphabet/alphabet-term.ts';
import { routePath, type RouteMatch } from './route-table.ts';

/** How the list of terms is ordered: the first part of the address. */
export const ALPHABET_ORDERS = ['letters', 'topics'] as const;
export type AlphabetOrder = (typeof ALPHABET_ORDERS)[number];

/** What a term is called in an address; what cannot be one is left out of it. */
const SLUG = /^[a-z\d][a-z\d-]{0,59}$/;

/** What an address of the betting alphabet asks for. */
export interface AlphabetAddress {
  readonly order: AlphabetOrder;
  readonly topic?: AlphabetTopic | undefined;
  readonly slug?: string | undefined;
}

/** NV-60 What an address of the alphabet asks for; nothing where it names an order or a topic that there is not. */
export function alphabetAddress(match: RouteMatch): AlphabetAddress | undefined {
  if (match.name !== 'betting-alphabet') return undefined;
  const { block = 'letters', category, slug } = match.params;
  const order = ALPHABET_ORDERS.find((each) => each === block);
  const topic = ALPHABET_TOPICS.find((each) => each === category);
  if (order === undefined || (category !== undefined && topic === undefined)) return undefined;
  return { order, topic, slug };
}

/** NV-60 The path, without its language, of a term or of the list; the inverse. */
export function alphabetPath({ order, topic, slug }: AlphabetAddress): string {
  if (topic === undefined) return routePath('betting-alphabet', order === 'letters' ? {} : { block: order });
  return routePath('betting-alphabet', {
    block: order,
    category: topic,
    ...(slug !== undefined && SLUG.test(slug) ? { slug } : {}),
  });
}

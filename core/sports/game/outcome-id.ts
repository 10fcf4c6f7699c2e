/** What an outcome id says: the id is a plain text of these parts, unique over all games. */
export interface OutcomeAddress {
  readonly gameId: number;
  readonly kind: string;
  readonly period: number;
  readonly line?: number | undefined;
  readonly code: string;
}

/** The id of a market: game, kind, period and line, joined by colons. */
export function marketId(address: Omit<OutcomeAddress, 'code'>): string {
  return partsOf(address).join(':');
}

/** The id of an outcome: that of its market and its code. */
export function outcomeId(address: OutcomeAddress): string {
  return [...partsOf(address), address.code].join(':');
}

/** Joined at once: a text put together piece by piece keeps its pieces, and there are a hundred thousand ids. */
function partsOf({ gameId, kind, period, line }: Omit<OutcomeAddress, 'code'>): readonly (string | number)[] {
  return [gameId, kind, period, line ?? ''];
}

const SHAPE = /^(\d{1,15}):([a-z0-9-]{1,40}):(\d{1,2}):(-?\d{1,5}(?:\.\d{1,3})?)?:([A-Za-z0-9-]{1,40})$/;

/** The parts of an id of an outcome; undefined for a text of another shape. */
export function parseOutcomeId(text: string): OutcomeAddress | undefined {
  const parts = SHAPE.exec(text);
  if (parts === null) return undefined;
  const [, game = '', kind = '', period = '', line, code = ''] = parts;
  return {
    gameId: Number(game),
    kind,
    period: Number(period),
    ...(line === undefined ? {} : { line: Number(line) }),
    code,
  };
}

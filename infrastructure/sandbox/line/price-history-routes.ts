import { decimalOdds } from '../../../core/shared/odds.ts';
import { marketId, parseOutcomeId } from '../../../core/sports/game/outcome-id.ts';
import { PRICE_HISTORY } from '../../sports/price-history-calls.ts';
import type { SandboxParts } from '../sandbox-parts.ts';
import { refuse } from '../server/refusal.ts';
import { serveCall, type ServedApi } from '../server/serve-call.ts';
import { keptTexts } from './kept-texts.ts';
import { openPriceBook } from './price-book.ts';

type PriceParts = Pick<SandboxParts, 'world' | 'book' | 'overrides' | 'options'>;

/** How prices went: of games that can be bet on, to everybody the same. */
export function servePriceHistory(api: ServedApi, parts: PriceParts): void {
  const { world, book, overrides } = parts;
  const prices = openPriceBook(parts);
  const kept = keptTexts();
  serveCall(api, PRICE_HISTORY, async ({ params: { id }, query: { outcome, since }, address }) => {
    const now = book.now();
    const { publishedAt = Infinity } = world.card(id, 'en') ?? {};
    const isOffered = publishedAt <= now && !world.isGameOver(id, now, overrides.of(id));
    const asked = parseOutcomeId(outcome);
    if (!isOffered || asked?.gameId !== id) return refuse(404, 'price');
    const found = await prices.ask({ gameId: id, marketId: marketId(asked), now }, { by: address });
    if (found === undefined) return refuse(503, 'busy', 2);
    const { version, steps } = found;
    if (version === since) return { version, steps: null };
    return kept.text([outcome, version].join(':'), () =>
      JSON.stringify({
        version,
        steps: (steps.get(outcome) ?? []).map(({ at, odds }) => [at, decimalOdds(odds)]),
      }),
    );
  });
}

import { pickedBet } from '../../core/coupon/bets/picked-bet.ts';
import type { EventCounter } from '../../core/analytics/event-counter.ts';
import type { CouponEvent } from '../../core/coupon/building/coupon-event.ts';
import type { CouponAddBet } from '../../core/mini-apps/page-bus.ts';
import type { EpochMillis } from '../../core/shared/time.ts';
import type { GameGateway } from '../../core/sports/game/game-gateway.ts';
import type { SharedSession } from '../page/shared-stores.ts';

export interface NamedBetNeeds {
  readonly gameGateway: GameGateway;
  readonly coupon: { readonly edit: (event: CouponEvent) => void };
  readonly session: SharedSession;
  readonly clock: { readonly exact: () => EpochMillis };
  readonly counter: EventCounter;
}

/**
 * BUS-7 What a frame names is looked up at the server of the site, and goes into the coupon at the price that is offered there; what is not offered goes
 * nowhere. BUS-8 It always goes into the coupon, whether or not one-click betting is to be skipped: a frame stakes nothing. BUS-9 The block, the place and
 * the page go along, AN-18 and the place and the page are counted.
 */
export async function takeNamedBet(named: CouponAddBet, needs: NamedBetNeeds): Promise<void> {
  const { gameGateway, coupon, session, clock, counter } = needs;
  const { epoch } = session;
  const reply = await gameGateway.game(named.gameId);
  // SI-9
  if (!reply.ok || session.isReturning || !session.isCurrent(epoch)) return;
  const { game, champName, champLanguage, markets } = reply.value;
  if (game.status === 'finished' || game.status === 'abandoned') return;
  const market = markets.find(({ outcomes }) => outcomes.some(({ id }) => id === named.outcomeId));
  const outcome = market?.outcomes.find(({ id }) => id === named.outcomeId);
  if (market === undefined || outcome === undefined || outcome.isLocked) return;
  const at = clock.exact();
  const bet = pickedBet(game, { market, outcome }, { champName, champLanguage, address: named.source, pickedAt: at });
  coupon.edit({ type: 'bet-added', bet: { ...bet, pageType: named.pageType }, at });
  if (named.block !== undefined) {
    coupon.edit({ type: 'bet-block-chosen', outcomeId: named.outcomeId, block: named.block });
  }
  counter.count('bet-named', { source: named.source, pageType: named.pageType });
}

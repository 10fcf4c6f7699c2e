import { newJackpot } from '../../../../core/casino/jackpots/jackpot.ts';
import { JACKPOT_LEVELS } from '../../../../core/casino/jackpots/jackpot-terms.ts';
import { CASINO_JACKPOTS } from '../../../casino/jackpot-calls.ts';
import { DEFAULT_PROFILE } from '../../jurisdiction-profile.ts';
import { majorAmount } from '../../players/player-accounts.ts';
import type { SandboxParts } from '../../sandbox-parts.ts';
import { refuse } from '../../server/refusal.ts';
import { serveCall, type ServedApi } from '../../server/serve-call.ts';

const WINS_SHOWN = 20;

/** JKP-9 The jackpots of a currency, and who won them last. */
export function serveJackpots(api: ServedApi, { database }: Pick<SandboxParts, 'database'>): void {
  serveCall(api, CASINO_JACKPOTS, async ({ query: { currency } }) => {
    if (!DEFAULT_PROFILE.currencies.includes(currency)) return refuse(400, 'unknown-currency');
    const kept = await database
      .selectFrom('casino_jackpots')
      .select(['level', 'amount'])
      .where('currency', '=', currency)
      .execute();
    const won = await database
      .selectFrom('casino_jackpot_wins')
      .innerJoin('casino_games', 'casino_games.id', 'casino_jackpot_wins.game_id')
      .select(['level', 'amount', 'at', 'user_id', 'name'])
      .where('currency', '=', currency)
      .orderBy('at', 'desc')
      .limit(WINS_SHOWN)
      .execute();
    return {
      currency,
      pools: JACKPOT_LEVELS.map((level) => {
        const amount = kept.find((pool) => pool.level === level)?.amount ?? newJackpot(level, currency);
        return { level, amount: majorAmount(amount, currency) };
      }),
      won: won.map(({ level, amount, at, name: game, user_id: userId }) => ({
        level,
        amount: majorAmount(amount, currency),
        game,
        player: String(userId).padStart(3, '0').slice(-3),
        at,
      })),
    };
  });
}

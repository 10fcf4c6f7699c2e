import { useTranslation } from 'react-i18next';
import { gamesByShare } from '../../core/casino/rounds/counted-share.ts';
import type { BonusKind } from '../../core/promotions/bonus-terms.ts';
import type { MilliOdds } from '../../core/shared/odds.ts';
import { oddsText } from '../kit/formats/odds-text.ts';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';

type Term = readonly [IconName, string];
type StakedTerms =
  | { readonly kind: 'sport'; readonly leastBets: number; readonly leastOdds: MilliOdds }
  | { readonly kind: 'casino' };

/** BON-2, RND-40 What may be staked from a bonus, and what it counts for. */
export function useStakedTerms(): (terms: StakedTerms) => readonly Term[] {
  const { settings } = usePage();
  const { t } = useTranslation('bonuses');
  const { t: game } = useTranslation('casino-games');
  return (terms) => {
    if (terms.kind === 'sport') {
      const odds = oddsText(terms.leastOdds, settings.settings.coefViewId);
      return [
        ['t-stack-2', t('term.kind', { count: terms.leastBets, odds })],
        ['t-ban', t('term.plain')],
      ];
    }
    return [
      ...gamesByShare().map(([share, games]): Term => {
        const names = games.map((each) => game(`game.${each}`)).join(', ');
        return ['t-percentage', t('term.share', { share, games: names })];
      }),
      ['t-ban', t('term.others')],
    ];
  };
}

/** The sign of what a bonus is wagered with. */
export const BONUS_ICONS: Readonly<Record<BonusKind, IconName>> = { sport: 't-ticket', casino: 't-coins' };

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import { betFactorText } from '../../../core/coupon/explained/bet-facts.ts';
import { countedGoals } from '../../../core/coupon/explained/counted-score.ts';
import { decidingRules, type DecidingRule } from '../../../core/coupon/explained/deciding-rule.ts';
import type { PayoutExplanation } from '../../../core/coupon/explained/payout-step.ts';
import type { PlacedBet, PlacedCoupon } from '../../../core/coupon/placed/placed-coupon.ts';
import type { SportId } from '../../../core/shared/ids.ts';
import { playedMinute } from '../../../core/sports/game/live-clock.ts';
import { isPlayerDeedKind } from '../../../core/sports/game/player-kinds.ts';
import type { GoalScorer } from '../../../core/sports/game/line-up.ts';
import type { Minor } from '../../../core/shared/money.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import type { Words } from '../../kit/formats/format-date.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { GameName } from '../../page/names/game-name.tsx';
import { useCoupon } from '../use-coupon.ts';
import { useCouponWords } from '../use-coupon-words.ts';
import type { ExplanationState } from './history-store.ts';
import { PayoutSteps } from './payout-steps.tsx';
import styles from './settlement-explained.module.scss';

interface ExplainedProps {
  readonly coupon: PlacedCoupon<Minor>;
}

/** What became of each bet of a settled coupon, by which rule, and how its payout follows. */
export const SettlementExplained = observer(function SettlementExplained({
  coupon,
  state,
}: ExplainedProps & { readonly state: ExplanationState }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('history');
  return (
    <section className={styles.explained} aria-label={t('explain.of', { id: coupon.id })}>
      <ol className={styles.bets}>
        {coupon.bets.map((bet) => (
          <ExplainedBet key={bet.index} bet={bet} />
        ))}
      </ol>
      <ExplainedPayout coupon={coupon} state={state} />
      <Link to={inLanguage(routePath('rules', { ruleGroup: '2', chapter: 'settlement' }), language)}>
        {t('explain.rules')}
      </Link>
    </section>
  );
});

const ExplainedBet = observer(function ExplainedBet({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const isPlayed = bet.gameStatus === 'finished';
  const score = isPlayed ? words.score(bet) : undefined;
  const rules = decidingRules(bet);
  const isCounted = rules.some(({ rule }) => rule === 'over' || rule === 'under');
  const goals = isPlayed && !isCounted ? countedGoals(bet) : undefined;
  return (
    <li>
      <b>
        <GameName of={bet}>{words.game(bet)}</GameName>
      </b>{' '}
      <span>{words.pick(bet)}</span>
      <p>
        {score === undefined ? null : <span>{t('explain.score', { score })} </span>}
        {goals === undefined ? null : <span>{t('explain.goals', { count: goals })} </span>}
        {bet.scorers === undefined ? null : <ExplainedScorers sportId={bet.sportId} scorers={bet.scorers} />}
        <ExplainedDeeds bet={bet} />
        {rules.map((rule) => (
          <span key={rule.rule}>{ruleText(t, rule)} </span>
        ))}
        <span>{t(`explain.rule.${bet.status}`, { factor: betFactorText(bet) })}</span>
      </p>
    </li>
  );
});

/** EP-29 A rule of the market, with what it was applied to. */
function ruleText(t: Words, rule: DecidingRule): string {
  const key = `explain.by.${rule.rule}`;
  if ('score' in rule) return t(key, { ...('line' in rule ? { line: rule.line } : {}), ...rule.score });
  if ('count' in rule) return t(key, { line: rule.line, counted: rule.count });
  return t(key, rule.rule === 'quarter' ? { lower: rule.lower, upper: rule.upper } : {});
}

/** EP-10 Who scored in the match that a bet on scorers was settled by. */
const ExplainedScorers = observer(function ExplainedScorers({
  sportId,
  scorers,
}: {
  readonly sportId: SportId;
  readonly scorers: readonly GoalScorer[];
}): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('history');
  if (scorers.length === 0) return <span>{t('explain.no-scorers')} </span>;
  const named = scorers.map(({ name, seconds, period }) =>
    t('explain.scorer', { player: name, minute: playedMinute(sportId, seconds, period) }),
  );
  return <span>{t('explain.scorers', { players: new Intl.ListFormat(language).format(named) })} </span>;
});

/** EP-11 In which minutes the player did what the bet asks. */
const ExplainedDeeds = observer(function ExplainedDeeds({ bet }: { readonly bet: PlacedBet<Minor> }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('history');
  const { kind, deeds, sportId } = bet;
  if (deeds === undefined || !isPlayerDeedKind(kind)) return null;
  if (deeds.length === 0) return <span>{t(`explain.no-deeds.${kind}`)} </span>;
  const minutes = deeds
    .map(({ seconds, period }) => playedMinute(sportId, seconds, period))
    .filter((minute) => minute !== undefined);
  return <span>{t(`explain.deeds.${kind}`, { minutes: new Intl.ListFormat(language).format(minutes) })} </span>;
});

const ExplainedPayout = observer(function ExplainedPayout({
  coupon,
  state,
}: ExplainedProps & { readonly state: ExplanationState }): ReactNode {
  const { history } = useCoupon();
  const { t } = useTranslation('history');
  const failureWords = useFailureWords();
  if (state.phase === 'loading') {
    return (
      <div className={styles.waiting} aria-busy="true">
        <Skeleton width="full" />
        <Skeleton width="full" />
      </div>
    );
  }
  if (state.phase === 'failed') {
    const failed = failureWords(state.failure, 'coupon-lines');
    return (
      <div className={styles.waiting}>
        {failed === undefined ? null : <FormNotice tone="danger">{failed.whole}</FormNotice>}
        <Button size="sm" onClick={() => void history.explain(coupon)}>
          {t('lines.retry')}
        </Button>
      </div>
    );
  }
  return <Payout coupon={coupon} explanation={state.explanation} />;
});

const Payout = observer(function Payout({
  coupon,
  explanation,
}: ExplainedProps & { readonly explanation: PayoutExplanation<Minor> }): ReactNode {
  const { t } = useTranslation('history');
  const words = useCouponWords();
  const { steps, paid, repaid } = explanation;
  return (
    <>
      <PayoutSteps coupon={coupon} steps={steps} paid={paid} />
      {steps.some(({ kind }) => kind === 'line') ? <p>{t('explain.rounded')}</p> : null}
      {repaid === undefined ? null : <p>{t('explain.repaid', { money: words.money(repaid, coupon) })}</p>}
    </>
  );
});

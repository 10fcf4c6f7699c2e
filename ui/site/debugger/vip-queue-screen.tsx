import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { typedAmount } from '../../../core/coupon/amounts/typed-amount.ts';
import { plainPickName } from '../../../core/sports/names/plain-pick-name.ts';
import type { QueuedBet, QueuedVipBet } from '../../../core/site/debugger/queued-vip-bet.ts';
import { currencyDecimals } from '../../../core/shared/money.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatClock, formatMoment } from '../../kit/formats/format-date.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { oddsText } from '../../kit/formats/odds-text.ts';
import { speak } from '../../page/speak.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { DebuggerList } from './debugger-list.tsx';
import styles from './debugger-list.module.scss';

/** VIP-8 Demo only: the operator's queue. */
export const Screen = observer(function VipQueueScreen(): ReactNode {
  const { vipQueue } = useSite();
  const { t } = useTranslation('debugger');
  useEffect(() => {
    void vipQueue.load();
  }, [vipQueue]);
  return (
    <DebuggerList
      title={t('vip-bets')}
      text={t('vip-bets.text')}
      failure={vipQueue.failure}
      isBusy={vipQueue.isBusy}
      onReload={() => void vipQueue.load()}
    >
      {vipQueue.refusal === undefined ? null : (
        <FormNotice tone="danger">{t(`vip-bets.${vipQueue.refusal}`)}</FormNotice>
      )}
      <Queue />
    </DebuggerList>
  );
});

const Queue = observer(function Queue(): ReactNode {
  const { vipQueue } = useSite();
  const { t } = useTranslation('debugger');
  const { vipBets, failure } = vipQueue;
  if (vipBets === undefined) return failure === undefined ? <p>{t('loading')}</p> : null;
  return (
    <>
      <output className="vh">{t('vip-bets.count', { count: vipBets.length })}</output>
      {vipBets.length === 0 ? <p>{t('vip-bets.empty')}</p> : null}
      <ul className={styles.messages}>
        {vipBets.map((bet) => (
          <VipBet key={bet.id} bet={bet} />
        ))}
      </ul>
    </>
  );
});

const VipBet = observer(function VipBet({ bet }: { readonly bet: QueuedVipBet }): ReactNode {
  const { vipQueue } = useSite();
  const { language } = usePage();
  const { t } = useTranslation('debugger');
  const money = formatMoney(bet.amount, bet.currency, { language });
  // VIP-15
  const isReadable = bet.bets.length > 0;
  return (
    <li className={styles.message}>
      <b className="num">{money}</b>
      <TimeLeft until={bet.until} />
      <ul className={styles.picks}>
        {bet.bets.map((picked) => (
          <PickedBet key={picked.outcomeId} bet={picked} />
        ))}
      </ul>
      {isReadable ? null : <span>{t('vip-bets.unreadable')}</span>}
      {bet.offered === undefined ? (
        <>
          {(isReadable ? (['accept', 'refuse'] as const) : (['refuse'] as const)).map((decision) => (
            <Button
              key={decision}
              size="sm"
              isDisabled={vipQueue.isBusy}
              aria-label={t('vip-bets.command', { command: t(`vip-bets.${decision}`), amount: money })}
              onClick={() => void vipQueue.decide(bet.id, { decision })}
            >
              {t(`vip-bets.${decision}`)}
            </Button>
          ))}
          {isReadable ? <OfferForm bet={bet} /> : null}
        </>
      ) : (
        <span>{t('vip-bets.offered', { amount: formatMoney(bet.offered, bet.currency, { language }) })}</span>
      )}
    </li>
  );
});

const TimeLeft = observer(function TimeLeft({ until }: Pick<QueuedVipBet, 'until'>): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('debugger');
  const seconds = Math.max(0, Math.ceil((until - clock.now) / 1000));
  const left = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  return <span className="num">{t('vip-bets.until', { time: formatClock(until, settings.settings), left })}</span>;
});

/** VIP-17 */
const PickedBet = observer(function PickedBet({ bet }: { readonly bet: QueuedBet }): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('debugger');
  const { t: kit } = useTranslation('kit');
  const { homeName: home, awayName: away, champName: champ, score, trouble } = bet;
  const game = away === undefined ? home : t('vip-bets.game', { home, away });
  const moment = formatMoment(bet.startsAt, clock.now, { look: settings.settings, words: kit });
  return (
    <li className={styles.to}>
      <b>{t('vip-bets.bet', { pick: speak(t, plainPickName(bet)), odds: oddsText(bet.odds, 0) })}</b>{' '}
      <span>{t('vip-bets.of', { game, champ })}</span>{' '}
      <span className="num">{score === undefined ? moment : t('vip-bets.score', { ...score })}</span>{' '}
      {trouble === undefined ? null : <em>{t(`vip-bets.trouble.${trouble}`)}</em>}
    </li>
  );
});

/** An offer is below what was asked for. */
const OfferForm = observer(function OfferForm({ bet }: { readonly bet: QueuedVipBet }): ReactNode {
  const { vipQueue } = useSite();
  const { t } = useTranslation('debugger');
  const [text, setText] = useState('');
  const typed = typedAmount(text, currencyDecimals(bet.currency));
  const amount = typed.ok ? typed.value : undefined;
  const isFit = amount !== undefined && amount > 0 && amount < bet.amount;
  return (
    <form
      className={styles.row}
      onSubmit={(event) => {
        event.preventDefault();
        if (isFit) void vipQueue.decide(bet.id, { decision: 'offer', amount, currency: bet.currency });
      }}
    >
      <Field
        label={t('vip-bets.offer-amount')}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={text.trim() === '' || isFit ? undefined : t('vip-bets.wrong')}
        onChange={(event) => {
          setText(event.currentTarget.value);
        }}
      />
      <Button type="submit" size="sm" isDisabled={vipQueue.isBusy || !isFit}>
        {t('vip-bets.offer')}
      </Button>
    </form>
  );
});

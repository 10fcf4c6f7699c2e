import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { usePage } from '../../page/use-page.ts';
import { useGameWords } from '../games/use-game-words.ts';
import { Figure } from '../rounds/stepper.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import styles from './live.module.scss';
import { useLiveWords } from './use-live-words.ts';
import { usePhase } from './use-phase.ts';

/** LCT-15 The chips to lay, what they come to, and the way to place them. */
export const LiveStakePanel = observer(function LiveStakePanel(): ReactNode {
  const { dialogs, session } = usePage();
  const { accounts, liveTables: live } = useCasino();
  const { t: say } = useGameWords();
  const { t: tell } = useLiveWords();
  const { t, money } = useCasinoWords();
  const { active } = accounts;
  const { currency, felt } = live;
  if (!session.isSignedIn || active === undefined) {
    return (
      <section className={`panel ${styles.stake}`} aria-labelledby="live-stake">
        <h2 id="live-stake">{say('crash.stake')}</h2>
        <p>{say('sign-in.text')}</p>
        <Button look="primary" onClick={() => dialogs.show('sign-in')}>
          {t('sign-in')}
        </Button>
      </section>
    );
  }
  return (
    <section className={`panel ${styles.stake}`} aria-labelledby="live-stake">
      <h2 id="live-stake">{say('crash.stake')}</h2>
      <Figure name={t('balance')}>{accounts.isBalanceHidden ? '•••' : money(active.money, active.currency)}</Figure>
      <Chips />
      <div aria-live="polite">
        <Figure name={tell('total')}>{currency === undefined ? '—' : money(felt.total, currency)}</Figure>
      </div>
      <ChipMoves />
      <PlaceButton />
      <LiveNews />
    </section>
  );
});

const Chips = observer(function Chips(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { money } = useCasinoWords();
  const { currency, felt, limits } = live;
  return (
    <fieldset className={styles.chips} aria-label={t('chip')}>
      {limits?.chips.map((chip, index) => (
        <button
          key={chip}
          type="button"
          className={`num ${styles.choice}`}
          aria-pressed={index === felt.chipIndex}
          onClick={() => {
            felt.chooseChip(index);
          }}
        >
          {currency === undefined ? '' : money(chip, currency)}
        </button>
      ))}
    </fieldset>
  );
});

const ChipMoves = observer(function ChipMoves(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t } = useLiveWords();
  const { t: say } = useCasinoWords();
  const { felt, unanswered } = live;
  const { before, chips } = felt;
  const wait = unanswered === undefined ? undefined : say('wait');
  const none = wait ?? (chips.length === 0 ? t('lay-first') : undefined);
  return (
    <div className={styles.moves}>
      <Button size="sm" reason={none} onClick={() => felt.takeBack()}>
        {t('undo')}
      </Button>
      <Button size="sm" reason={none} onClick={() => felt.clear()}>
        {t('clear')}
      </Button>
      <Button
        size="sm"
        reason={wait ?? (before.length === 0 ? t('nothing-before') : undefined)}
        onClick={() => felt.layAgain()}
      >
        {t('repeat')}
      </Button>
    </div>
  );
});

const PlaceButton = observer(function PlaceButton(): ReactNode {
  const { liveTables: live, playGuard } = useCasino();
  const { t: tell } = useLiveWords();
  const { t: say } = useGameWords();
  const { t, money } = useCasinoWords();
  const { currency, fault, isAsking, limits, unanswered } = live;
  const { name } = usePhase();
  const { stop } = playGuard;
  const most = limits === undefined || currency === undefined ? '' : money(limits.mostPaid, currency);
  const reason = !playGuard.takesNewBets
    ? t('paused')
    : stop !== undefined
      ? t(`stop.${stop.reason}`)
      : unanswered !== undefined
        ? undefined
        : fault !== undefined
          ? tell(fault, { most })
          : name === 'open'
            ? undefined
            : say('crash.next');
  return (
    <Button look="primary" size="lg" isDisabled={isAsking} reason={reason} onClick={() => void live.place()}>
      {unanswered === undefined ? say('crash.place') : t('ask-again')}
    </Button>
  );
});

/** LCT-12, LCT-14 How the orders of the round went, and whether the server can be heard. */
const LiveNews = observer(function LiveNews(): ReactNode {
  const { liveTables: live } = useCasino();
  const { t: tell } = useLiveWords();
  const { t, money } = useCasinoWords();
  const { isClosed, isCutOff, news, own, unanswered } = live;
  const [last] = own;
  if (isCutOff) return <FormNotice tone="warning">{tell('cut-off')}</FormNotice>;
  if (unanswered !== undefined) return <FormNotice tone="warning">{t('unanswered')}</FormNotice>;
  if (last?.state === 'refused') {
    const { refusal = 'player-blocked' } = last;
    return <FormNotice tone="danger">{t(`refusal.${refusal}`)}</FormNotice>;
  }
  if (isClosed) return <FormNotice tone="warning">{tell('closed')}</FormNotice>;
  if (news === undefined) return null;
  const { currency, isOver, stake, win } = news;
  if (!isOver) return <FormNotice tone="info">{tell('placed', { sum: money(stake, currency) })}</FormNotice>;
  return win > 0 ? (
    <FormNotice tone="success">{tell('won', { win: money(win, currency) })}</FormNotice>
  ) : (
    <FormNotice tone="info">{tell('lost')}</FormNotice>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { crashPays, crashProbabilities } from '../../../../core/casino/games/crash.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { FormNotice } from '../../../kit/feedback/form-notice.tsx';
import { usePage } from '../../../page/use-page.ts';
import { Figure, Stepper } from '../../rounds/stepper.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import styles from './crash.module.scss';
import { useElapsed } from './use-elapsed.ts';

/** A stake on the next round with its automatic cash-out, and the way to cash out before. */
export const CrashStake = observer(function CrashStake(): ReactNode {
  const { dialogs, session } = usePage();
  const { accounts, crash } = useCasino();
  const { t: say, probability } = useGameWords();
  const { t, money } = useCasinoWords();
  const { active } = accounts;
  const { currency, stake, stakeIndex, stakes = [], target, targetText, unanswered } = crash;
  if (!session.isSignedIn || active === undefined) {
    return (
      <div className={styles.form}>
        <p>{say('sign-in.text')}</p>
        <Button look="primary" onClick={() => dialogs.show('sign-in')}>
          {t('sign-in')}
        </Button>
      </div>
    );
  }
  const isFixed = unanswered !== undefined;
  const [reached, missed] = target === undefined ? [] : crashProbabilities(target);
  return (
    <div className={styles.form}>
      <Figure name={t('balance')}>{accounts.isBalanceHidden ? '•••' : money(active.money, active.currency)}</Figure>
      <Stepper
        name={t('stake')}
        value={stake === undefined || currency === undefined ? '—' : money(stake, currency)}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= stakes.length}
        isOff={isFixed}
        onStep={(step) => {
          crash.chooseStake(stakeIndex + step);
        }}
      />
      <Field
        size="sm"
        className={styles.target}
        label={say('crash.target')}
        value={targetText}
        inputMode="decimal"
        maxLength={6}
        autoComplete="off"
        before="×"
        readOnly={isFixed}
        hint={
          reached === undefined || missed === undefined
            ? undefined
            : say('crash.probability', { probability: probability(reached, reached.ways + missed.ways) })
        }
        error={target === undefined ? say('crash.target.wrong') : undefined}
        onChange={(event) => {
          crash.typeTarget(event.target.value);
        }}
      />
      <CrashButton />
      <CrashNews />
    </div>
  );
});

/** Places a stake, or takes what the open one has come to. */
const CrashButton = observer(function CrashButton(): ReactNode {
  const { crash, playGuard } = useCasino();
  const { t: say } = useGameWords();
  const { t, money } = useCasinoWords();
  const { open, isAsking, stake, table, target, unanswered } = crash;
  const elapsed = useElapsed();
  if (open !== undefined) {
    const now = Math.min(open.target, crashPays(Math.max(0, elapsed)));
    return (
      <Button
        look="primary"
        size="lg"
        className={styles.take}
        isDisabled={isAsking}
        reason={elapsed < 0 ? say('crash.placed') : undefined}
        onClick={() => void crash.cashOut()}
      >
        {elapsed < 0 ? (
          say('crash.placed')
        ) : (
          <>
            {say('crash.take')}{' '}
            <span className="num">{money(gameWin(open.stake, now) ?? open.stake, open.currency)}</span>
          </>
        )}
      </Button>
    );
  }
  const { stop } = playGuard;
  const reason = !playGuard.takesNewBets
    ? t('paused')
    : stop !== undefined
      ? t(`stop.${stop.reason}`)
      : target === undefined
        ? say('crash.target.wrong')
        : unanswered === undefined && (elapsed >= 0 || table?.ended !== undefined)
          ? say('crash.next')
          : undefined;
  return (
    <Button
      look="primary"
      size="lg"
      className={styles.take}
      isDisabled={isAsking || stake === undefined}
      reason={reason}
      onClick={() => void crash.place()}
    >
      {unanswered === undefined ? say('crash.place') : t('ask-again')}
    </Button>
  );
});

/** GM-35 How the last stake went, and whether the server can be heard. */
const CrashNews = observer(function CrashNews(): ReactNode {
  const { crash } = useCasino();
  const { t: say } = useGameWords();
  const { t, money } = useCasinoWords();
  const { denial, isCutOff, own, unanswered } = crash;
  const [last] = own;
  if (isCutOff) return <FormNotice tone="warning">{say('crash.cut-off')}</FormNotice>;
  if (unanswered !== undefined) return <FormNotice tone="warning">{t('unanswered')}</FormNotice>;
  if (last?.state === 'refused') {
    const { refusal = 'player-blocked' } = last;
    return (
      <FormNotice tone="danger">
        {refusal === 'bonus-account' ? say('refusal.bonus-account') : t(`refusal.${refusal}`)}
      </FormNotice>
    );
  }
  if (denial !== undefined) return <FormNotice tone="warning">{say(`crash.${denial}`)}</FormNotice>;
  if (last?.state !== 'finished') return null;
  return last.win > 0 ? (
    <FormNotice tone="success">{say('crash.won', { win: money(last.win, last.currency) })}</FormNotice>
  ) : (
    <FormNotice tone="info">{say('crash.lost')}</FormNotice>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { wholeWin } from '../../../core/casino/rounds/casino-round.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { usePage } from '../../page/use-page.ts';
import { PurseSlot } from './purse-slot.tsx';
import { usePurse } from './use-purse.ts';
import { useCasino } from '../use-casino.ts';
import styles from './slot-screen.module.scss';
import { Figure, Stepper } from './stepper.tsx';
import { useCasinoWords } from './use-casino-words.ts';

/** What a round is begun with: stake, balance and the press. */
export const StakePanel = observer(function StakePanel(): ReactNode {
  const { slotGame } = useCasino();
  const machine = slotGame.playable?.game.machine;
  return (
    <div className={styles.stakes}>
      {slotGame.isDemo ? <DemoStake /> : <MoneyStake />}
      {slotGame.isDemo || machine === undefined ? null : (
        <PurseSlot drawnBy={machine} isBusy={slotGame.isBusy || slotGame.phase === 'unanswered'} />
      )}
      <RoundNews />
    </div>
  );
});

const MoneyStake = observer(function MoneyStake(): ReactNode {
  const { dialogs, session } = usePage();
  const { accounts, playGuard, slotGame } = useCasino();
  const { t, money } = useCasinoWords();
  const { active } = accounts;
  const { phase, stake, stakeIndex, last, playable } = slotGame;
  const stop = playGuard.stop === undefined ? undefined : t(`stop.${playGuard.stop.reason}`);
  const { money: left, obstacle } = usePurse(playable?.game.machine ?? '', stake);
  if (!session.isSignedIn || active === undefined) {
    return (
      <>
        <p className={styles.grow}>{t('sign-in.text')}</p>
        <Button look="primary" onClick={() => dialogs.show('sign-in')}>
          {t('sign-in')}
        </Button>
      </>
    );
  }
  const isOpen = phase === 'unanswered';
  return (
    <>
      <Figure name={t('balance')}>{accounts.isBalanceHidden ? '•••' : left}</Figure>
      <Stepper
        name={t('stake')}
        value={stake === undefined || playable === undefined ? '—' : money(stake, playable.currency)}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= (playable?.stakes.length ?? 0)}
        isOff={slotGame.isBusy || isOpen}
        onStep={(step) => {
          slotGame.chooseStake(stakeIndex + step);
        }}
      />
      <Figure name={t('win')}>{last?.state === 'finished' ? money(wholeWin(last), last.currency) : '—'}</Figure>
      <Button
        look="primary"
        size="lg"
        className={styles.spin}
        isDisabled={slotGame.isBusy || stake === undefined}
        reason={playGuard.takesNewBets ? (stop ?? (isOpen ? undefined : obstacle)) : (stop ?? t('paused'))}
        onClick={() => void slotGame.play()}
      >
        {t(isOpen ? 'ask-again' : 'spin')}
      </Button>
    </>
  );
});

const DemoStake = observer(function DemoStake(): ReactNode {
  const { playGuard, slotGame } = useCasino();
  const { t, count } = useCasinoWords();
  const { demo, playable } = slotGame;
  const { credits, stakeIndex, stakeCount, won } = demo;
  const machine = playable?.game.machine;
  if (machine === undefined) return null;
  const isShort = credits < demo.stake(machine);
  return (
    <>
      <Figure name={t('credits')}>{count(credits)}</Figure>
      <Stepper
        name={t('stake')}
        value={count(demo.stake(machine))}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= stakeCount}
        isOff={slotGame.isBusy}
        onStep={(step) => {
          demo.chooseStake(stakeIndex + step);
        }}
      />
      <Figure name={t('win')}>{won === undefined ? '—' : count(won)}</Figure>
      <Button
        look="primary"
        size="lg"
        className={styles.spin}
        isDisabled={slotGame.isBusy}
        reason={playGuard.stop === undefined ? undefined : t(`stop.${playGuard.stop.reason}`)}
        onClick={() => {
          if (isShort) demo.refill();
          else void slotGame.play();
        }}
      >
        {t(isShort ? 'refill' : 'spin')}
      </Button>
    </>
  );
});

/** RND-11, RND-15, RND-20 What became of the last round, where that is not in the reels. */
const RoundNews = observer(function RoundNews(): ReactNode {
  const { slotGame } = useCasino();
  const { t, money } = useCasinoWords();
  const { isDemo, last, phase } = slotGame;
  return (
    <>
      <VisuallyHidden>
        <output>
          {phase === 'idle' && !isDemo && last?.state === 'finished'
            ? t('round.said', { win: money(wholeWin(last), last.currency) })
            : ''}
        </output>
      </VisuallyHidden>
      {isDemo ? null : phase === 'unanswered' ? (
        <FormNotice tone="warning">{t('unanswered')}</FormNotice>
      ) : last?.state === 'refused' ? (
        <FormNotice tone="danger">{t(`refusal.${last.refusal ?? 'player-blocked'}`)}</FormNotice>
      ) : last?.jackpot !== undefined ? (
        <FormNotice tone="success">
          {t('jackpots.said', {
            names: last.jackpot.levels.map((level) => t(`jackpots.${level}`)).join(', '),
            amount: money(last.jackpot.amount, last.currency),
          })}
        </FormNotice>
      ) : last?.state === 'returned' || last?.state === 'pending' ? (
        <FormNotice tone="warning">{t(`cut-off.${last.state}`)}</FormNotice>
      ) : null}
    </>
  );
});

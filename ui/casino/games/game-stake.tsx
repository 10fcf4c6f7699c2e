import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { usePage } from '../../page/use-page.ts';
import slotStyles from '../rounds/slot-screen.module.scss';
import { Figure, Stepper } from '../rounds/stepper.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { PurseSlot } from '../rounds/purse-slot.tsx';
import { usePurse } from '../rounds/use-purse.ts';
import { DemoStake } from './demo-stake.tsx';
import { timeToShow } from './time-to-show.ts';
import { useGameWords } from './use-game-words.ts';

interface GameStakeProps {
  readonly showFor: number | undefined;
}

/** What a round is begun with, and what became of the last one. */
export const GameStake = observer(function GameStake({ showFor }: GameStakeProps): ReactNode {
  const { houseGame } = useCasino();
  return houseGame.isDemo ? <DemoStake showFor={showFor} /> : <MoneyStake showFor={showFor} />;
});

const MoneyStake = observer(function MoneyStake({ showFor }: GameStakeProps): ReactNode {
  const { dialogs, session } = usePage();
  const { accounts, houseGame, playGuard } = useCasino();
  const { t: say } = useGameWords();
  const { t, money } = useCasinoWords();
  const { active } = accounts;
  const { currency, id, isBusy, isChosen, last, phase, stake, stakeIndex, stakes = [] } = houseGame;
  const { money: left, obstacle } = usePurse(id, stake);
  if (!session.isSignedIn || active === undefined) {
    return (
      <div className={slotStyles.stakes}>
        <p className={slotStyles.grow}>{say('sign-in.text')}</p>
        <Button look="primary" onClick={() => dialogs.show('sign-in')}>
          {t('sign-in')}
        </Button>
      </div>
    );
  }
  const isOpen = phase === 'unanswered';
  const reason = !playGuard.takesNewBets
    ? t('paused')
    : playGuard.stop !== undefined
      ? t(`stop.${playGuard.stop.reason}`)
      : isChosen
        ? isOpen
          ? undefined
          : obstacle
        : say('choose-first');
  return (
    <div className={slotStyles.stakes}>
      <Figure name={t('balance')}>{accounts.isBalanceHidden ? '•••' : left}</Figure>
      <Stepper
        name={t('stake')}
        value={stake === undefined || currency === undefined ? '—' : money(stake, currency)}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= stakes.length}
        isOff={isBusy || isOpen}
        onStep={(step) => {
          houseGame.chooseStake(stakeIndex + step);
        }}
      />
      <Figure name={t('win')}>{last?.state === 'finished' ? money(last.win, last.currency) : '—'}</Figure>
      <Button
        look="primary"
        size="lg"
        className={slotStyles.spin}
        isDisabled={isBusy || stake === undefined}
        reason={reason}
        onClick={() => void houseGame.play(timeToShow(showFor))}
      >
        {isOpen ? t('ask-again') : say('play')}
      </Button>
      <PurseSlot drawnBy={id} isBusy={isBusy || isOpen} />
      <GameNews />
    </div>
  );
});

/** RND-11, RND-15 What became of the last round, where that is not on the table. */
const GameNews = observer(function GameNews(): ReactNode {
  const { houseGame } = useCasino();
  const { t, money } = useCasinoWords();
  const { last, phase } = houseGame;
  return (
    <>
      <VisuallyHidden>
        <output>
          {phase === 'idle' && last?.state === 'finished'
            ? t('round.said', { win: money(last.win, last.currency) })
            : ''}
        </output>
      </VisuallyHidden>
      {phase === 'unanswered' ? (
        <FormNotice tone="warning">{t('unanswered')}</FormNotice>
      ) : last?.state === 'refused' ? (
        <FormNotice tone="danger">{t(`refusal.${last.refusal ?? 'player-blocked'}`)}</FormNotice>
      ) : last?.state === 'returned' || last?.state === 'pending' ? (
        <FormNotice tone="warning">{t(`cut-off.${last.state}`)}</FormNotice>
      ) : null}
    </>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Button } from '../../kit/controls/button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import slotStyles from '../rounds/slot-screen.module.scss';
import { Figure, Stepper } from '../rounds/stepper.tsx';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasino } from '../use-casino.ts';
import { timeToShow } from './time-to-show.ts';
import { useGameWords } from './use-game-words.ts';

/** GM-63 What a round without money is begun with. */
export const DemoStake = observer(function DemoStake({ showFor }: { readonly showFor: number | undefined }): ReactNode {
  const { houseGame, playGuard } = useCasino();
  const { t: say } = useGameWords();
  const { t, count } = useCasinoWords();
  const { demo, isBusy, isChosen } = houseGame;
  const { credits, isShort, stake, stakeCount, stakeIndex, won } = demo;
  const { stop } = playGuard;
  return (
    <div className={slotStyles.stakes}>
      <Figure name={t('credits')}>{count(credits)}</Figure>
      <Stepper
        name={t('stake')}
        value={count(stake)}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= stakeCount}
        isOff={isBusy}
        onStep={(step) => {
          demo.chooseStake(stakeIndex + step);
        }}
      />
      <Figure name={t('win')}>{won === undefined ? '—' : count(won)}</Figure>
      <Button
        look="primary"
        size="lg"
        className={slotStyles.spin}
        isDisabled={isBusy}
        reason={stop === undefined ? (isChosen ? undefined : say('choose-first')) : t(`stop.${stop.reason}`)}
        onClick={() => {
          if (isShort) demo.refill();
          else void houseGame.play(timeToShow(showFor));
        }}
      >
        {isShort ? t('refill') : say('play')}
      </Button>
      <VisuallyHidden>
        <output>{won === undefined ? '' : t('round.said', { win: count(won) })}</output>
      </VisuallyHidden>
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { crashPays } from '../../../../core/casino/games/crash.ts';
import type { CrashBet } from '../../../../core/casino/games/crash-gateway.ts';
import { gameWin } from '../../../../core/casino/games/house-game.ts';
import type { Millis } from '../../../../core/shared/time.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import type { CrashBlock } from './crash-block.ts';
import type { CrashBlockProps } from './crash-stake.tsx';
import styles from './crash-stakes.module.scss';
import { useCrashSums } from './use-crash-sums.ts';
import { useElapsed } from './use-elapsed.ts';

interface ButtonProps {
  readonly block: CrashBlock;
  readonly elapsed: Millis;
}

/** Places a stake, or takes what the open one has come to. */
export function CrashButton({ block, bet }: CrashBlockProps): ReactNode {
  const elapsed = useElapsed();
  return bet?.state === 'pending' ? (
    <TakeButton block={block} bet={bet} elapsed={elapsed} />
  ) : (
    <PlaceButton block={block} elapsed={elapsed} />
  );
}

const TakeButton = observer(function TakeButton({
  block,
  bet,
  elapsed,
}: ButtonProps & { readonly bet: CrashBet }): ReactNode {
  const { crash } = useCasino();
  const { t } = useGameWords();
  const sum = useCrashSums();
  const now = Math.min(bet.target, crashPays(Math.max(0, elapsed)));
  return (
    <Button
      look="primary"
      size="lg"
      className={styles.take}
      isDisabled={block.isAsking}
      reason={elapsed < 0 ? t('crash.placed') : undefined}
      onClick={() => void crash.cashOut(block, bet)}
    >
      {elapsed < 0 ? (
        t('crash.placed')
      ) : (
        <>
          {t('crash.take')} <span className="num">{sum(gameWin(bet.stake, now) ?? bet.stake, bet.currency)}</span>
        </>
      )}
    </Button>
  );
});

const PlaceButton = observer(function PlaceButton({ block, elapsed }: ButtonProps): ReactNode {
  const { crash } = useCasino();
  const { t: say } = useGameWords();
  const { t } = useCasinoWords();
  const reason = usePlaceReason(block, elapsed);
  const { demo, isDemo } = crash;
  const stake = crash.stakeOf(block);
  if (isDemo && stake !== undefined && demo.credits < stake) {
    return (
      <Button look="primary" size="lg" className={styles.take} onClick={() => demo.refill()}>
        {t('refill')}
      </Button>
    );
  }
  return (
    <Button
      look="primary"
      size="lg"
      className={styles.take}
      isDisabled={block.isAsking || stake === undefined}
      reason={reason}
      onClick={() => void crash.place(block)}
    >
      {block.unanswered === undefined ? say('crash.place') : t('ask-again')}
    </Button>
  );
});

/** Why no stake can be placed now. */
function usePlaceReason({ target, unanswered }: CrashBlock, elapsed: Millis): string | undefined {
  const { crash, playGuard } = useCasino();
  const { t: say } = useGameWords();
  const { t } = useCasinoWords();
  const { stop } = playGuard;
  if (!playGuard.takesNewBets) return t('paused');
  if (stop !== undefined) return t(`stop.${stop.reason}`);
  if (target === undefined) return say('crash.target.wrong');
  const isClosed = elapsed >= 0 || crash.table?.ended !== undefined;
  return unanswered === undefined && isClosed ? say('crash.next') : undefined;
}

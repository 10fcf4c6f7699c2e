import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { CrashBet } from '../../../../core/casino/games/crash-gateway.ts';
import { crashProbabilities } from '../../../../core/casino/games/crash.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { Field } from '../../../kit/controls/field.tsx';
import { usePage } from '../../../page/use-page.ts';
import { Figure, Stepper } from '../../rounds/stepper.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { PurseSlot } from '../../rounds/purse-slot.tsx';
import { useCasino } from '../../use-casino.ts';
import { useGameWords } from '../use-game-words.ts';
import type { CrashBlock } from './crash-block.ts';
import { CrashButton } from './crash-button.tsx';
import { CrashNews } from './crash-news.tsx';
import styles from './crash-stakes.module.scss';
import { useCrashSums } from './use-crash-sums.ts';

/** GM-38 The stakes on the next round, each with its automatic cash-out and the way to cash out before. */
export const CrashStakes = observer(function CrashStakes(): ReactNode {
  const { dialogs, session } = usePage();
  const { accounts, crash } = useCasino();
  const { t: say } = useGameWords();
  const { t, count, money } = useCasinoWords();
  const { active } = accounts;
  const { blocks, demo, isDemo, shown } = crash;
  if (!isDemo && (!session.isSignedIn || active === undefined)) {
    return (
      <div className={styles.form}>
        <p>{say('sign-in.text')}</p>
        <Button look="primary" onClick={() => dialogs.show('sign-in')}>
          {t('sign-in')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.form}>
      {isDemo ? (
        <Figure name={t('credits')}>{count(demo.credits)}</Figure>
      ) : (
        <>
          <PurseSlot drawnBy="crash" isBusy={false} />
          <Figure name={t('balance')}>
            {accounts.isBalanceHidden || active === undefined ? '•••' : money(active.money, active.currency)}
          </Figure>
        </>
      )}
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- a block is its place
        <StakeBlock key={place} block={block} number={place + 1} bet={shown[place]} />
      ))}
    </div>
  );
});

export interface CrashBlockProps {
  readonly block: CrashBlock;
  /** What was placed in it on the round that is on. */
  readonly bet: CrashBet | undefined;
}

const StakeBlock = observer(function StakeBlock({
  block,
  bet,
  number,
}: CrashBlockProps & { readonly number: number }): ReactNode {
  const { crash } = useCasino();
  const { t: say, probability } = useGameWords();
  const { t } = useCasinoWords();
  const sum = useCrashSums();
  const { stakes, currency = '', isDemo } = crash;
  const { stakeIndex, target, targetText, unanswered } = block;
  const stake = crash.stakeOf(block);
  const isFixed = unanswered !== undefined;
  const [reached, missed] = target === undefined ? [] : crashProbabilities(target);
  const name = say('crash.stake-number', { number: String(number) });
  return (
    <section className={styles.block} aria-label={name} data-open={bet?.state === 'pending'}>
      <h3>{name}</h3>
      <Stepper
        name={t('stake')}
        value={stake === undefined ? '—' : sum(stake, isDemo ? '' : currency)}
        isFirst={stakeIndex === 0}
        isLast={stakeIndex + 1 >= stakes.length}
        isOff={isFixed}
        onStep={(step) => {
          block.chooseStake(stakeIndex + step, stakes.length);
        }}
      />
      <Field
        size="sm"
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
          block.typeTarget(event.target.value);
        }}
      />
      <CrashButton block={block} bet={bet} />
      <CrashNews block={block} bet={bet} />
    </section>
  );
});

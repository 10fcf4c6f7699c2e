import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { checkCrash, type CrashRound } from '../../../../core/casino/games/crash.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { useCasinoWords } from '../../rounds/use-casino-words.ts';
import { useCasino } from '../../use-casino.ts';

interface CrashCheckProps {
  readonly id: number;
  readonly drawn: Omit<CrashRound, 'id'>;
}

/** GM-33 Checks a round on the player's own device. */
export const CrashCheck = observer(function CrashCheck({ id, drawn }: CrashCheckProps): ReactNode {
  const { fairness } = useCasino();
  const { t } = useCasinoWords();
  const key = `crash-${id}`;
  const verdict = fairness.verdicts.get(key);
  return verdict === undefined ? (
    <Button
      size="sm"
      look="text"
      onClick={() => void fairness.check(key, async (digests) => checkCrash(drawn, digests))}
    >
      {t('check')}
    </Button>
  ) : (
    <span data-verdict={verdict}>{t(`verdict.${verdict}`)}</span>
  );
});

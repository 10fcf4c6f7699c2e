import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { isPlayerSeed } from '../../../core/casino/rounds/fair-round.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import type { FairSeeds } from '../../../core/casino/rounds/rounds-gateway.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCasino } from '../use-casino.ts';
import styles from './slot-screen.module.scss';
import { useCasinoWords } from './use-casino-words.ts';

interface FairnessPanelProps {
  /** Of the last round: with it the seeds have moved on. */
  readonly lastId: string | undefined;
  /** The seed before is revealed. */
  readonly onReveal: () => Promise<void>;
}

/** RND-7, RND-17 What rounds are drawn from: the hash of the seed in use and of the next one, and the way to reveal it. */
export const FairnessPanel = observer(function FairnessPanel({ lastId, onReveal }: FairnessPanelProps): ReactNode {
  const { session } = usePage();
  const { fairness } = useCasino();
  const { t } = useCasinoWords();
  useEffect(() => {
    void fairness.load();
  }, [fairness, lastId, session.isSignedIn]);
  if (!session.isSignedIn) return null;
  const { seeds, failure } = fairness;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="casino-fairness">
      <h2 id="casino-fairness">{t('fairness')}</h2>
      <p className={styles.quiet}>{t('fairness.text')}</p>
      {failure === undefined ? null : isRoundOpen(failure) ? (
        <FormNotice tone="warning">{t('fairness.open-round')}</FormNotice>
      ) : (
        <FailedLoad failure={failure} onRetry={() => fairness.load()} />
      )}
      {seeds === undefined ? null : <KnownSeeds seeds={seeds} />}
      <SeedForm onReveal={onReveal} />
    </section>
  );
});

/** GM-16 What is still closed would be known. */
function isRoundOpen(failure: RequestFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}

function KnownSeeds({ seeds: { current, nextHash } }: { readonly seeds: FairSeeds }): ReactNode {
  const { t } = useCasinoWords();
  return (
    <dl className={styles.seeds}>
      {current === undefined ? null : (
        <>
          <dt>{t('fairness.hash')}</dt>
          <dd>{current.serverHash}</dd>
          <dt>{t('fairness.own')}</dt>
          <dd>
            {current.playerSeed} · {t('fairness.count', { count: current.nonce })}
          </dd>
        </>
      )}
      <dt>{t('fairness.next')}</dt>
      <dd>{nextHash}</dd>
    </dl>
  );
}

const SeedForm = observer(function SeedForm({ onReveal }: Pick<FairnessPanelProps, 'onReveal'>): ReactNode {
  const { fairness } = useCasino();
  const { t } = useCasinoWords();
  const [typed, setTyped] = useState('');
  const change = async (): Promise<void> => {
    if (!(await fairness.change(typed))) return;
    setTyped('');
    await onReveal();
  };
  return (
    <form
      className={styles.change}
      onSubmit={(event) => {
        event.preventDefault();
        void change();
      }}
    >
      <Field
        size="sm"
        label={t('fairness.new')}
        value={typed}
        maxLength={64}
        autoComplete="off"
        spellCheck={false}
        error={typed.length > 0 && !isPlayerSeed(typed) ? t('fairness.wrong') : undefined}
        onChange={({ target }) => {
          setTyped(target.value);
        }}
      />
      <Button type="submit" size="sm" isDisabled={fairness.isChanging || !isPlayerSeed(typed)}>
        {t('fairness.reveal')}
      </Button>
    </form>
  );
});

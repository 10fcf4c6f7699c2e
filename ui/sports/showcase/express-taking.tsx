import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfferedExpress } from '../../../core/coupon/bets/express-gateway.ts';
import { expressBonusPercent } from '../../../core/coupon/bets/express-of-the-day.ts';
import { Button } from '../../kit/controls/button.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { useSports } from '../use-sports.ts';
import styles from './express-cards.module.scss';

interface ExpressTakingProps {
  readonly express: OfferedExpress;
  readonly name: string;
}

type TakingStage = 'open' | 'asking' | 'replaced' | 'taken';

/** XD-8 The way of an express into the coupon: asked for where something stands there, and back by one press. */
export const ExpressTaking = observer(function ExpressTaking({ express, name }: ExpressTakingProps): ReactNode {
  const { coupon, expresses } = useSports();
  const [isAsking, ask] = useState(false);
  const isTaken = express.bets.every(({ outcomeId }) => coupon.isSelected(outcomeId));
  const isReplaced = expresses.canUndo(express.isLive);
  const isAsked = isAsking && !isTaken && express.suspended.length === 0;
  const stage = isReplaced ? 'replaced' : isTaken ? 'taken' : isAsked ? 'asking' : 'open';
  const footer = useFocusOfStage(stage);
  const take = (): void => {
    ask(false);
    expresses.take(express);
  };
  const onTake = (): void => (expresses.isAskedBefore ? ask(true) : take());
  return (
    <footer ref={footer} className={stage === 'open' || stage === 'taken' ? undefined : styles.asking}>
      <Taken name={isTaken ? name : undefined} />
      {stage === 'asking' ? <Question onNo={() => ask(false)} onYes={take} /> : null}
      {stage === 'replaced' ? <Undo name={name} /> : null}
      {stage === 'open' || stage === 'taken' ? (
        <TakeButton express={express} name={name} isTaken={isTaken} onTake={onTake} />
      ) : null}
    </footer>
  );
});

/** The button that takes the place of the pressed one has the focus. */
function useFocusOfStage(stage: TakingStage) {
  const footer = useRef<HTMLElement>(null);
  const shown = useRef(stage);
  useEffect(() => {
    const hadFocus = shown.current !== stage && document.activeElement === document.body;
    shown.current = stage;
    if (hadFocus && stage !== 'taken') footer.current?.querySelector('button')?.focus();
  }, [stage]);
  return footer;
}

function Taken({ name }: { readonly name: string | undefined }): ReactNode {
  const { t } = useTranslation('site');
  return <VisuallyHidden isStatus>{name === undefined ? '' : `${name}: ${t('express.taken')}`}</VisuallyHidden>;
}

interface QuestionProps {
  readonly onNo: () => void;
  readonly onYes: () => void;
}

function Question({ onNo, onYes }: QuestionProps): ReactNode {
  const { t } = useTranslation('site');
  return (
    <>
      <p role="alert">{t('express.replace')}</p>
      <Button size="sm" onClick={onNo}>
        {t('express.replace.no')}
      </Button>
      <Button size="sm" look="primary" onClick={onYes}>
        {t('express.replace.yes')}
      </Button>
    </>
  );
}

const Undo = observer(function Undo({ name }: { readonly name: string }): ReactNode {
  const { expresses } = useSports();
  const { t } = useTranslation('site');
  return (
    <>
      <p>{t('express.taken')}</p>
      <Button
        size="sm"
        aria-label={`${t('express.undo')}: ${name}`}
        onClick={() => {
          expresses.undo();
        }}
      >
        {t('express.undo')}
      </Button>
    </>
  );
});

interface TakeButtonProps extends ExpressTakingProps {
  readonly isTaken: boolean;
  readonly onTake: () => void;
}

/** While a bet of it is suspended there is nothing to take; XD-9 what the hyper bonus adds stands beside it. */
function TakeButton({ express, name, isTaken, onTake }: TakeButtonProps): ReactNode {
  const { t } = useTranslation('site');
  const percent = expressBonusPercent(express);
  const isSuspended = express.suspended.length > 0;
  const taken = isTaken ? t('express.taken') : undefined;
  return (
    <>
      <small>{taken ?? (percent > 0 ? t('express.bonus', { percent }) : null)}</small>
      <Button
        size="sm"
        className={styles.take}
        aria-label={`${t('express.take')}: ${name}`}
        reason={isSuspended ? t('express.suspended') : taken}
        onClick={onTake}
      >
        {t('express.take')}
      </Button>
    </>
  );
}

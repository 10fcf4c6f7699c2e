import { useState, type ReactNode } from 'react';
import { SCRATCH_FIELDS } from '../../../../core/casino/games/scratch-card.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { VisuallyHidden } from '../../../kit/visually-hidden.tsx';
import type { GameTableProps } from '../house-game-screen.tsx';
import styles from '../games.module.scss';
import { useGameWords } from '../use-game-words.ts';

const FIELDS = Array.from({ length: SCRATCH_FIELDS }, (_, field) => field);
const SIGNS = ['♣', '♦', '♥', '♠', '★', '♛', '✦'];

/** A scratched field is no button any more: the next covered one takes the focus. */
function nextCover(cover: HTMLButtonElement): HTMLButtonElement | undefined {
  const covers = [...(cover.parentElement?.querySelectorAll('button') ?? [])];
  const place = covers.indexOf(cover);
  return covers[place + 1] ?? covers[place - 1];
}

/** GM-8 Nine fields to scratch, one by one or all at once. */
export function ScratchTable(props: GameTableProps): ReactNode {
  // a new card begins covered
  return <Card key={props.round?.id ?? 'none'} {...props} />;
}

function Card({ round, isNew, onSeen }: GameTableProps): ReactNode {
  const { t } = useGameWords();
  const [open, setOpen] = useState<readonly number[]>([]);
  const drawn = round?.drawn ?? [];
  const isOpen = (field: number): boolean => round !== undefined && (!isNew || open.includes(field));
  const scratch = (field: number): void => {
    const next = [...open, field];
    setOpen(next);
    if (next.length === SCRATCH_FIELDS) onSeen();
  };
  const isThrice = (symbol: number | undefined): boolean => drawn.filter((each) => each === symbol).length >= 3;
  return (
    <div className={styles.dice}>
      <fieldset className={styles.card} aria-label={t('scratch.card')}>
        {FIELDS.map((field) =>
          isOpen(field) ? (
            <span key={field} className={styles.field} data-won={!isNew && isThrice(drawn[field])}>
              <span aria-hidden="true">{SIGNS[drawn[field] ?? 0]}</span>
              <VisuallyHidden>{t(`scratch.symbol.${drawn[field] ?? 0}`)}</VisuallyHidden>
            </span>
          ) : (
            <button
              key={field}
              type="button"
              className={styles.cover}
              aria-label={t('scratch.field', { number: field + 1 })}
              disabled={!isNew}
              onClick={({ currentTarget }) => {
                nextCover(currentTarget)?.focus();
                scratch(field);
              }}
            />
          ),
        )}
      </fieldset>
      {isNew ? (
        <Button size="sm" onClick={onSeen}>
          {t('scratch.open')}
        </Button>
      ) : (
        <p className={styles.about}>{t('scratch.hint')}</p>
      )}
    </div>
  );
}

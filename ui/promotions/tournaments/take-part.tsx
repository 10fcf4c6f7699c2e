import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TournamentCard } from '../../../core/promotions/tournaments/tournaments-gateway.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePromotions } from '../use-promotions.ts';
import styles from './tournaments.module.scss';

interface TakePartProps {
  readonly tournament: Pick<TournamentCard, 'id' | 'state'>;
  readonly look: 'primary' | 'ghost';
  readonly size?: 'sm' | 'md';
}

/** PRM-7, PRM-9 Joins before, says that one takes part after, with the way out beside it; nothing for whoever nothing is offered to. */
export const TakePart = observer(function TakePart({ tournament, look, size = 'md' }: TakePartProps): ReactNode {
  const { dialogs, session } = usePage();
  const { tournaments } = usePromotions();
  const { t } = useTranslation('tournaments');
  const { id, state } = tournament;
  const isOver = state === 'checking' || state === 'finished';
  const entry = tournaments.entryOf(id);
  if (entry !== undefined) {
    return (
      <span className={styles.part}>
        <Tag tone="success" icon="f-circle-check">
          {t('joined')}
        </Tag>
        {isOver ? null : (
          <Button
            size="sm"
            look="ghost"
            isDisabled={tournaments.isSending}
            onClick={() => void tournaments.take(id, false)}
          >
            {t('leave')}
          </Button>
        )}
      </span>
    );
  }
  if (isOver || tournaments.own?.mayJoin === false) return null;
  return (
    <Button
      look={look}
      size={size}
      isDisabled={tournaments.isSending}
      onClick={() => {
        if (session.isSignedIn) void tournaments.take(id, true);
        else dialogs.show('sign-in');
      }}
    >
      {t('join')}
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areContactsFilled, isProfileFilled } from '../../../core/player/filled-profile.ts';
import { Tag } from '../../kit/feedback/tag.tsx';
import { usePlayer } from '../use-player.ts';

/** PR-7, PR-8 Whether the profile and the contacts are filled in. */
export const FilledTags = observer(function FilledTags(): ReactNode {
  const { player } = usePlayer().player;
  const { t } = useTranslation('profile');
  if (player === undefined) return null;
  return (
    <>
      <FilledTag isFilled={isProfileFilled(player)} text={t(isProfileFilled(player) ? 'filled' : 'unfilled')} />
      <FilledTag
        isFilled={areContactsFilled(player)}
        text={t(areContactsFilled(player) ? 'contacts.filled' : 'contacts.unfilled')}
      />
    </>
  );
});

function FilledTag({ isFilled, text }: { readonly isFilled: boolean; readonly text: string }): ReactNode {
  return (
    <Tag tone={isFilled ? 'success' : 'warning'} icon={isFilled ? 'f-circle-check' : 'f-alert-circle'}>
      {text}
    </Tag>
  );
}

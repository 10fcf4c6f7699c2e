import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { playerStatus, type PlayerStatus } from '../../core/player/player-status.ts';
import { Tag, type TagTone } from '../kit/feedback/tag.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePlayer } from './use-player.ts';

const STATUS_LOOKS: Readonly<Record<Exclude<PlayerStatus, 'unknown'>, readonly [TagTone, IconName]>> = {
  banned: ['danger', 't-ban'],
  verified: ['success', 'f-circle-check'],
  pending: ['warning', 't-clock'],
  'not-verified': ['neutral', 't-id'],
};

/** Who the player is to the operator, as far as that is known. */
export const PlayerStatusTag = observer(function PlayerStatusTag(): ReactNode {
  const { player: known } = usePlayer();
  const { t } = useTranslation('protection');
  const status = known.player === undefined ? 'unknown' : playerStatus(known.player);
  if (status === 'unknown') return null;
  const [tone, icon] = STATUS_LOOKS[status];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Tag>
  );
});

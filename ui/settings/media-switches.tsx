import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { MediaLook } from '../../core/media/media-look.ts';
import { HintedSwitch } from './hinted-switch.tsx';

interface MediaSwitchesProps {
  /** How the player watches on this device. */
  readonly media: MediaLook;
  readonly onMedia: (change: Partial<MediaLook>) => void;
}

/** Whether zones are shown, and whether what is watched floats. */
export function MediaSwitches({ media, onMedia }: MediaSwitchesProps): ReactNode {
  const { t } = useTranslation('settings');
  return (
    <>
      <HintedSwitch
        isOn={!media.isZoneOff}
        onChange={(isOn) => onMedia({ isZoneOff: !isOn })}
        text={t('settings.zone')}
        hint={t('settings.zone-hint')}
      />
      <HintedSwitch
        isOn={media.isMovedOnScroll}
        onChange={(isMovedOnScroll) => onMedia({ isMovedOnScroll })}
        text={t('settings.media-on-scroll')}
        hint={t('settings.media-on-scroll-hint')}
      />
    </>
  );
}

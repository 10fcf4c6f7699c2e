import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { useSports } from '../use-sports.ts';

/** Pauses the slides, and turns to any of them. */
export const SlideControls = observer(function SlideControls(): ReactNode {
  const { showcase } = useSports();
  const { t } = useTranslation('site');
  const { banners, current, holds } = showcase;
  return (
    <fieldset aria-label={t('showcase.controls')}>
      {banners.map(({ id, title }, index) => (
        <button
          key={id}
          type="button"
          aria-label={t('showcase.show', { place: index + 1, title })}
          aria-current={id === current?.id || undefined}
          onClick={() => {
            showcase.show(id);
          }}
        />
      ))}
      <Turn
        icon={holds.isPaused ? 't-player-play' : 't-player-pause'}
        label={t(holds.isPaused ? 'showcase.go-on' : 'showcase.pause')}
        onPress={() => {
          showcase.hold({ isPaused: !holds.isPaused });
        }}
      />
      <Turn
        icon="t-chevron-left"
        label={t('showcase.back')}
        onPress={() => {
          showcase.turn(-1);
        }}
      />
      <Turn
        icon="t-chevron-right"
        label={t('showcase.on')}
        onPress={() => {
          showcase.turn(1);
        }}
      />
    </fieldset>
  );
});

interface TurnProps {
  readonly icon: IconName;
  readonly label: string;
  readonly onPress: () => void;
}

function Turn({ icon, label, onPress }: TurnProps): ReactNode {
  return (
    <button type="button" aria-label={label} title={label} onClick={onPress}>
      <Icon name={icon} size="sm" isFlipping={icon !== 't-player-play'} />
    </button>
  );
}

import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { CatalogueWish } from '../../../core/casino/catalogue/catalogue-wish.ts';
import { rtpScale } from '../../../core/casino/catalogue/rtp-scale.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './rtp-filter.module.scss';

const PULLED_FOR = 150;

interface RtpFilterProps extends Pick<CatalogueWish, 'leastRtp'> {
  readonly onChange: (changed: Pick<CatalogueWish, 'leastRtp'>) => void;
}

/** CTL-8 The least that games are to return. It goes into the address once the thumb rests. */
export const RtpFilter = observer(function RtpFilter({ leastRtp, onChange }: RtpFilterProps): ReactNode {
  const { t, shortPercent } = useCasinoWords();
  const { least, most, step } = rtpScale();
  const id = useId();
  const [pulled, pull] = usePulled(leastRtp ?? least, (rtp) => {
    onChange({ leastRtp: rtp > least ? rtp : undefined });
  });
  const said = pulled > least ? t('rtp.from', { share: shortPercent(pulled) }) : t('rtp.any');
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{t('rtp')}</label>
      <input
        id={id}
        type="range"
        aria-valuetext={said}
        min={least}
        max={most}
        step={step}
        value={pulled}
        onChange={({ target }) => {
          pull(target.valueAsNumber);
        }}
      />
      <output htmlFor={id} aria-hidden="true" className="num">
        {said}
      </output>
    </div>
  );
});

/** What a thumb was pulled to, until the address says something else than it did then. */
function usePulled(
  value: number,
  onRest: (value: number) => void,
): readonly [value: number, pull: (to: number) => void] {
  const [pulled, setPulled] = useState<{ readonly from: number; readonly to: number }>();
  const rest = useEffectEvent(() => {
    if (pulled !== undefined && pulled.to !== value) onRest(pulled.to);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      rest();
    }, PULLED_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [pulled]);
  return [
    pulled?.from === value ? pulled.to : value,
    (to) => {
      setPulled({ from: value, to });
    },
  ];
}

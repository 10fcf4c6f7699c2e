import { observer } from 'mobx-react-lite';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import type { CatalogueWish } from '../../../core/casino/catalogue/catalogue-wish.ts';
import { rtpScale } from '../../../core/casino/catalogue/rtp-scale.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import styles from './rtp-filter.module.scss';

const DRAGGED_FOR = 150;

interface RtpFilterProps extends Pick<CatalogueWish, 'leastRtp'> {
  readonly onChange: (changed: Pick<CatalogueWish, 'leastRtp'>) => void;
}

/** CTL-8 The least that games are to return. It goes into the address once the thumb rests. */
export const RtpFilter = observer(function RtpFilter({ leastRtp, onChange }: RtpFilterProps): ReactNode {
  const { t, shortPercent } = useCasinoWords();
  const { least, most, step } = rtpScale();
  const id = useId();
  const [shown, drag] = useDragged(leastRtp ?? least, (rtp) => {
    onChange({ leastRtp: rtp > least ? rtp : undefined });
  });
  const said = shown > least ? t('rtp.from', { share: shortPercent(shown) }) : t('rtp.any');
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
        value={shown}
        onChange={({ target }) => {
          drag(target.valueAsNumber);
        }}
      />
      <output htmlFor={id} aria-hidden="true" className="num">
        {said}
      </output>
    </div>
  );
});

/** What a thumb was dragged to, until the address says so or something else. */
function useDragged(
  value: number,
  onRest: (value: number) => void,
): readonly [value: number, drag: (to: number) => void] {
  const [dragged, setDragged] = useState<{ readonly from: number; readonly to: number }>();
  if (dragged !== undefined && dragged.from !== value) setDragged(undefined);
  const rest = useEffectEvent(() => {
    if (dragged !== undefined && dragged.to !== value) onRest(dragged.to);
  });
  useEffect(() => {
    const timer = setTimeout(() => {
      rest();
    }, DRAGGED_FOR);
    return () => {
      clearTimeout(timer);
    };
  }, [dragged]);
  return [
    dragged?.to ?? value,
    (to) => {
      setDragged({ from: value, to });
    },
  ];
}

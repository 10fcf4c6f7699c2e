import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { protectionParts } from '../../../core/player/protection-level.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import styles from './protection-meter.module.scss';

const PARTS = ['bad', 'normal', 'good'] as const;

export interface ProtectionMeterProps {
  readonly score: number;
  /** The level in words. */
  readonly words: string;
  readonly tone: TagTone;
}

/** PR-45 The score in words, as a number and on the scale. */
export function ProtectionMeter({ score, words, tone }: ProtectionMeterProps): ReactNode {
  const { t } = useTranslation('protection');
  const shares = protectionParts(score);
  return (
    <div className={styles.level}>
      <p className={styles.words}>
        <b className={styles.score}>{t('protection.of', { score })}</b>
        <Tag tone={tone} icon="t-shield-lock">
          {words}
        </Tag>
      </p>
      <div
        className={styles.scale}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- the tag draws one bar, the scale has three
        role="meter"
        aria-label={t('protection')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={score}
        aria-valuetext={words}
      >
        {PARTS.map((part, place) => (
          <div key={part} className={styles.part}>
            <progress className={styles.bar} aria-hidden="true" max={1} value={shares[place] ?? 0} />
            <small>{t(`protection.part.${part}`)}</small>
          </div>
        ))}
      </div>
    </div>
  );
}

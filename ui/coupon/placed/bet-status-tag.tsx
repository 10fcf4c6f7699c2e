import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BetStatus } from '../../../core/coupon/maths/bet-status.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';

const STATUS_LOOKS: Readonly<Record<BetStatus, { readonly tone: TagTone; readonly icon: IconName }>> = {
  [-2]: { tone: 'neutral', icon: 't-clock' },
  [-1]: { tone: 'neutral', icon: 't-calendar-time' },
  0: { tone: 'danger', icon: 'f-circle-x' },
  1: { tone: 'success', icon: 'f-circle-check' },
  2: { tone: 'info', icon: 't-arrow-back-up' },
  3: { tone: 'info', icon: 't-arrow-back-up-double' },
  4: { tone: 'success', icon: 't-circle-half-2' },
  5: { tone: 'danger', icon: 't-circle-half-2' },
  6: { tone: 'warning', icon: 't-circle-half-vertical' },
};

/** How a placed bet stands. */
export function BetStatusTag({ status }: { readonly status: BetStatus }): ReactNode {
  const { t } = useTranslation('history');
  return <Tag {...STATUS_LOOKS[status]}>{t(`bet-status.${status}`)}</Tag>;
}

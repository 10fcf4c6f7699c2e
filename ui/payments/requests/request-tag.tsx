import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RequestState } from '../../../core/payments/requests/payment-request.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';

const LOOKS = {
  sent: ['neutral', 't-clock'],
  'in-work': ['info', 't-clock'],
  answered: ['warning', 't-message'],
  closed: ['success', 'f-circle-check'],
} as const satisfies Readonly<Record<RequestState, readonly [TagTone, IconName]>>;

/** Where a request stands, in words. */
export function RequestTag({ state }: { readonly state: RequestState }): ReactNode {
  const { t } = useTranslation('payment-requests');
  const [tone, icon] = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`state.${state}`)}
    </Tag>
  );
}

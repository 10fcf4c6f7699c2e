import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTopic, TopicState } from '../../../core/support/requests/support-topic.ts';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';

const LOOKS: Readonly<Record<TopicState, readonly [TagTone, IconName]>> = {
  open: ['info', 't-clock'],
  answered: ['warning', 't-message'],
  closed: ['neutral', 't-check'],
  accepted: ['success', 'f-circle-check'],
  refused: ['danger', 'f-circle-x'],
};

export function TopicStateTag({ topic: { state, kind } }: { readonly topic: SupportTopic }): ReactNode {
  const { t } = useTranslation('support');
  const [tone, icon] = LOOKS[state];
  return (
    <Tag tone={tone} icon={icon}>
      {t(kind === 'appeal' && state === 'open' ? 'state.appeal-open' : `state.${state}`)}
    </Tag>
  );
}

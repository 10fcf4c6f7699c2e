import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SupportTopic } from '../../../core/support/requests/support-topic.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import { TopicStateTag } from './topic-state-tag.tsx';
import styles from './appeal-screen.module.scss';

/** APL-1 Each appeal with its state, and the answer where there is one. */
export const AppealHistory = observer(function AppealHistory(): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const list = requests.list('appeal');
  return (
    <section className={`panel ${styles.history}`} aria-label={t('list.appeal')}>
      <h2>{t('list.appeal')}</h2>
      <HistoryBody />
      {list?.topics.length === 0 ? <p className={styles.none}>{t('none.appeal')}</p> : null}
    </section>
  );
});

const HistoryBody = observer(function HistoryBody(): ReactNode {
  const { requests } = useSupport();
  const list = requests.list('appeal');
  const { failure } = requests;
  if (list === undefined) {
    if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => requests.refresh()} />;
    return <Skeleton shape="block" />;
  }
  return (
    <ul className={styles.appeals}>
      {list.topics.map((topic) => (
        <Appeal key={topic.id} topic={topic} />
      ))}
    </ul>
  );
});

const Appeal = observer(function Appeal({ topic }: { readonly topic: SupportTopic }): ReactNode {
  const { clock, settings } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const { t: kit } = useTranslation('kit');
  const [isOpen, setOpen] = useState(false);
  const thread = requests.thread(topic.id);
  const said = thread?.messages.filter(({ author }) => author !== 'robot') ?? [];
  return (
    <li>
      <div className={styles.line}>
        <b>{t('appeal.number', { id: topic.id })}</b>
        <time className="num" dateTime={new Date(topic.createdAt).toISOString()}>
          {formatMoment(topic.createdAt, clock.now, { look: settings.settings, words: kit })}
        </time>
        <TopicStateTag topic={topic} />
      </div>
      <p>{topic.subject}</p>
      {isOpen && thread !== undefined
        ? said.map(({ id, author, text }) => (
            <p key={id} className={author === 'agent' ? styles.answer : styles.own}>
              {text}
            </p>
          ))
        : null}
      <Button
        size="sm"
        look="text"
        aria-expanded={isOpen && thread !== undefined}
        aria-label={t('appeal.show.of', { id: topic.id })}
        onClick={() => {
          setOpen(!isOpen || thread === undefined);
          void requests.open(topic.id);
        }}
      >
        {t(isOpen && thread !== undefined ? 'appeal.hide' : 'appeal.show')}
      </Button>
    </li>
  );
});

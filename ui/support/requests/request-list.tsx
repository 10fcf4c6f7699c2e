import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import { routePath } from '../../../core/navigation/route-table.ts';
import type { SupportTopic, WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import { TopicStateTag } from './topic-state-tag.tsx';
import { useChosenRequest } from './use-chosen-request.ts';
import styles from './requests.module.scss';

const ROWS = [1, 2, 3];

interface RequestListProps {
  readonly kind: WrittenKind;
  /** In a dialog, which closes then. */
  readonly onChosen?: (() => void) | undefined;
}

/** The player's requests of a kind, the latest change first. */
export const RequestList = observer(function RequestList({ kind, onChosen }: RequestListProps): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const list = requests.list(kind);
  return (
    <nav className={styles.list} aria-label={t(`list.${kind}`)}>
      {onChosen === undefined ? (
        <h2>
          {t(`list.${kind}`)} {list === undefined ? null : <span className="num">{list.topics.length}</span>}
        </h2>
      ) : null}
      {list === undefined && requests.failure === undefined
        ? ROWS.map((row) => (
            <div key={row} className={styles.wait}>
              <Skeleton width="full" />
            </div>
          ))
        : null}
      {list?.topics.length === 0 ? <p className={styles.none}>{t(`none.${kind}`)}</p> : null}
      {list?.topics.map((topic) => (
        <TopicLine key={topic.id} kind={kind} topic={topic} onChosen={onChosen} />
      ))}
    </nav>
  );
});

/** SUP-13 */
const TopicLine = observer(function TopicLine({
  kind,
  topic,
  onChosen,
}: RequestListProps & { readonly topic: SupportTopic }): ReactNode {
  const { clock, language, settings } = usePage();
  const { t } = useTranslation('support');
  const { t: kit } = useTranslation('kit');
  const { id, searchOf } = useChosenRequest();
  const isChosen = id === topic.id;
  return (
    <Link
      discover="none"
      className={classNames(styles.line, isChosen && styles.chosen, topic.isUnseen && styles.unseen)}
      aria-current={isChosen || undefined}
      to={{
        search: searchOf(topic.id),
        ...(onChosen === undefined ? {} : { pathname: addressInLanguage(routePath('office-support', {}), language) }),
      }}
      onClick={onChosen}
    >
      <b>{topic.subject}</b>
      <time className="num" dateTime={new Date(topic.changedAt).toISOString()}>
        {formatMoment(topic.changedAt, clock.now, { look: settings.settings, words: kit })}
      </time>
      <span className="num">
        {topic.kind === kind ? '' : `${t(`kind.${topic.kind}`)} · `}
        {t('number', { id: topic.id })}
      </span>
      <TopicStateTag topic={topic} />
      {topic.isUnseen ? <span className="vh">{t('unseen')}</span> : null}
    </Link>
  );
});

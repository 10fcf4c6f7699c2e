import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import {
  takesReplies,
  topicAfter,
  type TopicMessage,
  type TopicThread,
  type WrittenKind,
} from '../../../core/support/requests/support-topic.ts';
import { isLengthSaid, LONGEST_TEXT } from '../../../core/support/requests/topic-text.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { TextArea } from '../../kit/forms/text-area.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { AttachmentField } from '../../page/attachments/attachment-field.tsx';
import { FileLinks } from '../../page/attachments/file-links.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { ThreadMessages } from '../../page/threads/thread-messages.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import { endName, replyDraft } from './draft-names.ts';
import { TopicStateTag } from './topic-state-tag.tsx';
import styles from './topic-thread-panel.module.scss';

interface ThreadProps {
  readonly kind: WrittenKind;
  readonly id: number;
}

/** One request with everything that was written, and what can be added. */
export const TopicThreadPanel = observer(function TopicThreadPanel({ kind, id }: ThreadProps): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const thread = requests.thread(id);
  if (thread === undefined) {
    const { failure } = requests;
    if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => requests.refresh()} />;
    return <Skeleton shape="block" className={styles.loading} />;
  }
  const { topic } = thread;
  return (
    <section className={styles.thread} aria-label={t('thread', { subject: topic.subject })}>
      <div className={styles.head}>
        <h2>{topic.subject}</h2>
        <TopicStateTag topic={topic} />
        <EndButton kind={kind} thread={thread} />
      </div>
      <ThreadMessages
        key={id}
        page={thread}
        label={t('earlier')}
        isLoading={requests.isLoadingEarlier}
        failure={requests.earlierFailure}
        onEarlier={() => void requests.loadEarlier(id)}
        className={styles.messages}
        draw={(message) => <ShownMessage message={message} id={id} />}
      />
      {takesReplies(topic) ? (
        <ReplyForm kind={kind} id={id} isClosed={topic.state === 'closed'} />
      ) : (
        <p className={styles.decided}>{t('decided')}</p>
      )}
    </section>
  );
});

const EndButton = observer(function EndButton({
  kind,
  thread: { topic },
}: {
  readonly kind: WrittenKind;
  readonly thread: TopicThread;
}): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  if (topicAfter(topic.state, 'ended') === undefined || kind === 'appeal') return null;
  return (
    <Button size="sm" isDisabled={requests.isBusy} onClick={() => void requests.end(kind, topic.id)}>
      {t('end')}
    </Button>
  );
});

const ShownMessage = observer(function ShownMessage({
  message: { author, text, at, files },
  id,
}: {
  readonly message: TopicMessage;
  readonly id: number;
}): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('support');
  const { t: kit } = useTranslation('kit');
  return (
    <li className={classNames(styles.message, styles[author])}>
      <p>{author === 'robot' ? t('robot', { id }) : text}</p>
      <FileLinks files={files} />
      <small className="num">
        {t(`author.${author}`)} · {formatMoment(at, clock.now, { look: settings.settings, words: kit })}
      </small>
    </li>
  );
});

const ReplyForm = observer(function ReplyForm({
  kind,
  id,
  isClosed,
}: ThreadProps & { readonly isClosed: boolean }): ReactNode {
  const { requests, attachments } = useSupport();
  const { t } = useTranslation('support');
  const name = replyDraft(id);
  const hold = attachments.holdOf(name);
  const { text } = requests.draft(name);
  const refused = useFailureWords()(requests.refusalOf(name) ?? requests.refusalOf(endName(id)), 'query');
  const send = (): void => {
    if (text.trim() !== '') void requests.reply(kind, id);
  };
  return (
    <form
      className={styles.reply}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <TextArea
        label={t('reply')}
        isLabelHidden
        placeholder={t(isClosed ? 'reply.reopen' : 'reply')}
        maxLength={LONGEST_TEXT}
        value={text}
        hint={isLengthSaid(text) ? t('length', { count: text.length, most: LONGEST_TEXT }) : undefined}
        onChange={(event) => {
          requests.type(name, { text: event.currentTarget.value });
        }}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) send();
        }}
      />
      <AttachmentField
        store={attachments}
        draft={name}
        purpose="support"
        onChange={() => {
          requests.type(name, {});
        }}
      />
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <div className={styles.foot}>
        <small>{t('keys')}</small>
        <Button
          type="submit"
          look="primary"
          isDisabled={requests.isBusy || text.trim() === ''}
          reason={hold && t(`attachments:hold.${hold}`)}
        >
          {t(requests.isBusy ? 'sending' : isClosed ? 'send.reopen' : 'send')}
        </Button>
      </div>
    </form>
  );
});

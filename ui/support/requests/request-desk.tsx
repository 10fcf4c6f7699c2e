import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import type { WrittenKind } from '../../../core/support/requests/support-topic.ts';
import { useSupport } from '../use-support.ts';
import { NewRequest } from './new-request.tsx';
import { RequestList } from './request-list.tsx';
import { TopicThreadPanel } from './topic-thread-panel.tsx';
import { useChosenRequest } from './use-chosen-request.ts';
import styles from './requests.module.scss';

interface RequestDeskProps {
  readonly kind: WrittenKind;
  /** Stands beside the request where there is room, else under it. */
  readonly aside?: ReactNode;
}

/** The list of requests, and the one that the address names; a new one where it names none. */
export const RequestDesk = observer(function RequestDesk({ kind, aside }: RequestDeskProps): ReactNode {
  const { requests } = useSupport();
  const { id, isNew, choose } = useChosenRequest();
  useEffect(() => requests.watch(kind, id), [requests, kind, id]);
  return (
    <div className={aside === undefined ? styles.desk : styles.deskAndAside}>
      <RequestList kind={kind} />
      <div className={styles.chosenPane}>
        {id === undefined ? (
          <NewRequest kind={kind} isFocused={isNew} onBegun={choose} />
        ) : (
          <TopicThreadPanel kind={kind} id={id} />
        )}
      </div>
      {aside === undefined ? null : <aside className={styles.aside}>{aside}</aside>}
    </div>
  );
});

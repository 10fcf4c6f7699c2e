import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Skeleton } from '../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../page/missing/failed-load.tsx';
import { SignedOutPage } from '../page/missing/signed-out-page.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';
import type { PlayerReplyStore } from './player-reply-store.ts';
import styles from './bonuses.module.scss';

interface ReplyPageProps<Reply extends object> {
  readonly title: string;
  readonly store: PlayerReplyStore<Reply>;
  readonly children: (reply: Reply) => ReactNode;
}

/** A page of the office around what it asks for: on its way, failed, or there. */
export const ReplyPage = observer(function ReplyPage<Reply extends object>({
  title,
  store,
  children,
}: ReplyPageProps<Reply>): ReactNode {
  const { session } = usePage();
  usePageTitle(title);
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{title}</h1>
      </div>
      <Reply store={store}>{children}</Reply>
    </div>
  );
});

const Reply = observer(function Reply<Asked extends object>({
  store,
  children,
}: Omit<ReplyPageProps<Asked>, 'title'>): ReactNode {
  useEffect(() => {
    void store.load();
  }, [store]);
  const { failure, reply } = store;
  if (failure !== undefined) return <FailedLoad failure={failure} onRetry={async () => store.load()} />;
  return reply === undefined ? <Skeleton shape="block" /> : children(reply);
});

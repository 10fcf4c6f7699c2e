import { Fragment, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import type { ThreadPage } from '../../../core/support/requests/message-page.ts';
import type { RequestFailure } from '../../../core/shared/request-failure.ts';
import { Button } from '../../kit/controls/button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { useFailureWords } from '../use-failure-words.ts';
import styles from './thread-messages.module.scss';

interface ThreadMessagesProps<Message extends { readonly id: number }> {
  readonly page: ThreadPage<Message>;
  /** What the way to the page before is called. */
  readonly label: string;
  readonly isLoading: boolean;
  readonly failure: RequestFailure | undefined;
  readonly onEarlier: () => void;
  readonly className: string | undefined;
  readonly draw: (message: Message) => ReactNode;
}

/** SUP-14 A thread whose earlier messages come on request: what was read stays where it was, and only new ones are announced. */
export function ThreadMessages<Message extends { readonly id: number }>({
  page: { messages, hasEarlier },
  label,
  isLoading,
  failure,
  onEarlier,
  className,
  draw,
}: ThreadMessagesProps<Message>): ReactNode {
  const refused = useFailureWords()(failure, 'query');
  const first = messages[0]?.id;
  const [liveFrom] = useState(first ?? 0);
  const place = useKeptPlace(first);
  const drawn = (of: readonly Message[]): ReactNode =>
    of.map((each) => <Fragment key={each.id}>{draw(each)}</Fragment>);
  const earlier = messages.filter(({ id }) => id < liveFrom);
  return (
    <div>
      {hasEarlier ? (
        <div className={styles.more}>
          {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
          <Button size="sm" isDisabled={isLoading} aria-busy={isLoading} onClick={onEarlier}>
            {label}
          </Button>
        </div>
      ) : null}
      {earlier.length === 0 ? null : <ol className={className}>{drawn(earlier)}</ol>}
      <ol ref={place} tabIndex={-1} className={className} aria-live="polite">
        {drawn(messages.filter(({ id }) => id >= liveFrom))}
      </ol>
    </div>
  );
}

/** Scrolls by as much as what came before the element has pushed it down. */
function useKeptPlace(first: number | undefined) {
  const element = useRef<HTMLOListElement>(null);
  const known = useRef<{ readonly first: number | undefined; readonly top: number }>(undefined);
  useLayoutEffect(() => {
    const list = element.current;
    if (list === null) return;
    const before = known.current;
    known.current = { first, top: list.offsetTop };
    if (before === undefined || before.first === first) return;
    scrollerOf(list).scrollTop += list.offsetTop - before.top;
    // the button that was pressed may be gone
    if (document.activeElement === document.body) list.focus({ preventScroll: true });
  });
  return element;
}

function scrollerOf(element: Element): Element {
  for (let parent = element.parentElement; parent !== null; parent = parent.parentElement) {
    const { overflowY } = getComputedStyle(parent);
    if ((overflowY === 'auto' || overflowY === 'scroll') && parent.scrollHeight > parent.clientHeight) return parent;
  }
  return document.scrollingElement ?? document.documentElement;
}

import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnLottoEntry, OwnLottoTicket } from '../../../core/lotto/numbers/lotto-gateway.ts';
import { lottoHits } from '../../../core/lotto/numbers/lotto-ticket.ts';
import { NO_MONEY, sumOfMinor } from '../../../core/shared/money.ts';
import { Button } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Tag } from '../../kit/feedback/tag.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';
import { LottoBalls } from './lotto-balls.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-tickets.module.scss';

/** LT-23 The player's tickets of every lotto: what they cost, what was drawn, and what they won. */
export const LottoTickets = observer(function LottoTickets(): ReactNode {
  const { session } = usePage();
  if (!session.isSignedIn) {
    return (
      <section className="panel">
        <SignedOutPage />
      </section>
    );
  }
  return <Own />;
});

const Own = observer(function Own(): ReactNode {
  const { lotto, lottoTicket } = useLotto();
  const { t } = useTranslation('lotto');
  const { board } = lotto;
  // asked again with every state of the draws
  useEffect(() => {
    void lottoTicket.orders.load();
  }, [lottoTicket, board]);
  const { failure, hasMore, owned: tickets } = lottoTicket.orders;
  if (failure !== undefined && tickets === undefined) {
    return <FailedLoad failure={failure} onRetry={async () => lottoTicket.orders.load()} />;
  }
  if (tickets === undefined) return <Skeleton shape="block" />;
  if (tickets.length === 0) {
    return (
      <section className="panel">
        <EmptyState icon="t-ticket" title={t('tickets.none')}>
          {t('tickets.none-text')}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="panel">
      <ul className={styles.tickets}>
        {tickets.map((ticket) => (
          <TicketItem key={ticket.id} ticket={ticket} />
        ))}
      </ul>
      {hasMore ? (
        <Button isBlock onClick={() => void lottoTicket.orders.loadMore()}>
          {t('more')}
        </Button>
      ) : null}
    </section>
  );
});

interface TicketProps {
  readonly ticket: OwnLottoTicket;
}

const TicketItem = observer(function TicketItem({ ticket }: TicketProps): ReactNode {
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { amount, combinations, currency, entries, lottoId, numbers } = ticket;
  const won = sumOfMinor(entries.map(({ prize }) => prize)) ?? NO_MONEY;
  const drawn = entries.filter((entry) => entry.numbers.length > 0).length;
  return (
    <li className={styles.ticket}>
      <div className={styles.line}>
        <b>{t('ticket.number', { number: words.count(ticket.id) })}</b>
        <StateTag isWon={won > 0} isOpen={drawn < entries.length} />
        <span className={styles.grow}>
          {words.lotto(lottoId)} · {t('combinations', { count: combinations })}
        </span>
        <b className="num">{won > 0 ? `+${words.money(won, currency)}` : words.money(amount, currency)}</b>
      </div>
      <LottoBalls lottoId={lottoId} numbers={numbers} label={t('ticket.numbers')} />
      <ul className={styles.entries}>
        {entries.map((entry) => (
          <EntryItem key={entry.number} ticket={ticket} entry={entry} />
        ))}
      </ul>
      <small>
        {words.money(amount, currency)} · {words.moment(ticket.placedAt)}
      </small>
    </li>
  );
});

function StateTag({ isWon, isOpen }: { readonly isWon: boolean; readonly isOpen: boolean }): ReactNode {
  const { t } = useTranslation('lotto');
  if (isWon) {
    return (
      <Tag tone="success" icon="t-check">
        {t('ticket.won')}
      </Tag>
    );
  }
  return (
    <Tag tone={isOpen ? 'info' : 'neutral'} icon={isOpen ? 't-clock' : 't-x'}>
      {t(isOpen ? 'ticket.open' : 'ticket.lost')}
    </Tag>
  );
}

/** A draw of a ticket: which of the ticket's numbers came, and what they won. */
const EntryItem = observer(function EntryItem({
  ticket,
  entry,
}: TicketProps & { readonly entry: OwnLottoEntry }): ReactNode {
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { drawsAt, number, numbers, prize } = entry;
  const hits = lottoHits(ticket.numbers, numbers);
  return (
    <li>
      <span>{t('draw.about', { number: words.count(number), moment: words.moment(drawsAt) })}</span>
      {numbers.length === 0 ? (
        <small>{t('entry.open')}</small>
      ) : (
        <>
          <LottoBalls lottoId={ticket.lottoId} numbers={numbers} hits={hits} />
          <small>
            {prize > 0
              ? t('entry.won', { count: hits.length, sum: words.money(prize, ticket.currency) })
              : t('entry.hits', { count: hits.length })}
          </small>
        </>
      )}
    </li>
  );
});

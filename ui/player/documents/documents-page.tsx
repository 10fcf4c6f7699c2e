import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IdentityDocument } from '../../../core/player/documents/identity-document.ts';
import { isVerified } from '../../../core/player/player-status.ts';
import type { Player } from '../../../core/player/player.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { Tag, type TagTone } from '../../kit/feedback/tag.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { SignedOutPage } from '../../page/missing/signed-out-page.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { usePlayer } from '../use-player.ts';
import { DocumentAside } from './document-aside.tsx';
import { DocumentCard } from './document-card.tsx';
import { DocumentHistory } from './document-history.tsx';
import { DocumentSteps } from './document-steps.tsx';
import styles from './documents.module.scss';

export interface DocumentsPageProps {
  /** Which of them it is. */
  readonly page: 'verification' | 'identification';
}

/** Where a player proves who that is; the two pages of it differ by their names. */
export const DocumentsPage = observer(function DocumentsPage({ page }: DocumentsPageProps): ReactNode {
  const { session } = usePage();
  const { documents, player: known } = usePlayer();
  const { t } = useTranslation('documents');
  usePageTitle(t(`title.${page}`));
  useEffect(() => documents.follow(), [documents]);
  if (!session.isSignedIn) return <SignedOutPage />;
  return (
    <div className={styles.screen}>
      <div className={styles.head}>
        <h1>{t(`title.${page}`)}</h1>
        {known.player === undefined || documents.known === undefined ? null : (
          <StatusTag player={known.player} documents={documents.known.documents} />
        )}
      </div>
      <DocumentsBody />
    </div>
  );
});

const DocumentsBody = observer(function DocumentsBody(): ReactNode {
  const { documents: store, player: facts } = usePlayer();
  const { known } = store;
  const { player } = facts;
  if (known === undefined || player === undefined) {
    const failure = store.failure ?? facts.failure;
    if (failure === undefined) return <Skeleton shape="block" className={styles.skeleton} />;
    return (
      <FailedLoad failure={failure} onRetry={async () => void (await Promise.all([store.load(), facts.load()]))} />
    );
  }
  const { documents, history } = known;
  return (
    <>
      <DocumentSteps player={player} documents={documents} />
      <div className={styles.columns}>
        <div className={styles.stack}>
          <NeededDocuments documents={documents.filter(({ kind }) => kind !== 'additional')} />
          {documents
            .filter(({ kind }) => kind === 'additional')
            .map((document) => (
              <AdditionalPanel key={document.kind} document={document} />
            ))}
          <DocumentHistory history={history} />
        </div>
        <DocumentAside player={player} />
      </div>
    </>
  );
});

function NeededDocuments({ documents }: { readonly documents: readonly IdentityDocument[] }): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="needed-documents">
      <h2 id="needed-documents">{t('needed')}</h2>
      <Rules />
      <ul className={styles.cards}>
        {documents.map((document) => (
          <DocumentCard key={document.kind} document={document} />
        ))}
      </ul>
    </section>
  );
}

function AdditionalPanel({ document }: { readonly document: IdentityDocument }): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="additional-document">
      <h2 id="additional-document">{t('kind.additional')}</h2>
      <div className={styles.asked}>
        <p>{t(`wanted.${document.wanted ?? 'residence'}`)}</p>
        <ul>
          <DocumentCard document={document} />
        </ul>
      </div>
    </section>
  );
}

/** Told where the file is chosen. */
function Rules(): ReactNode {
  const { t } = useTranslation('documents');
  return (
    <ul className={styles.rules}>
      {(['types', 'metadata', 'pdf'] as const).map((rule) => (
        <li key={rule}>
          <Icon name="t-check" size="sm" />
          {t(`rule.${rule}`)}
        </li>
      ))}
    </ul>
  );
}

const LOOKS = {
  verified: ['success', 'f-circle-check'],
  pending: ['warning', 't-clock'],
  requested: ['warning', 't-message'],
  refused: ['danger', 't-circle-x'],
  needed: ['neutral', 't-id'],
} as const satisfies Readonly<Record<string, readonly [TagTone, IconName]>>;

function StatusTag({
  player,
  documents,
}: {
  readonly player: Player;
  readonly documents: readonly IdentityDocument[];
}): ReactNode {
  const { t } = useTranslation('documents');
  const status = statusOf(player, documents);
  const [tone, icon] = LOOKS[status];
  return (
    <Tag tone={tone} icon={icon}>
      {t(`status.${status}`)}
    </Tag>
  );
}

/** What the player has to do comes before what others do. */
function statusOf(player: Player, documents: readonly IdentityDocument[]): keyof typeof LOOKS {
  if (documents.some(({ state }) => state === 'refused')) return 'refused';
  if (documents.some(({ state }) => state === 'requested')) return 'requested';
  if (documents.some(({ state }) => state === 'waiting')) return 'pending';
  return isVerified(player) ? 'verified' : 'needed';
}

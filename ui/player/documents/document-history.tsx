import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DocumentEvent } from '../../../core/player/documents/identity-document.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { formatMoment } from '../../kit/formats/format-date.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import styles from './documents.module.scss';

const ICONS: Readonly<Record<DocumentEvent['event'], IconName>> = {
  requested: 't-message',
  sent: 't-upload',
  accepted: 'f-circle-check',
  refused: 't-circle-x',
};

/** What happened in the checks, the newest first. */
export const DocumentHistory = observer(function DocumentHistory({
  history,
}: {
  readonly history: readonly DocumentEvent[];
}): ReactNode {
  const { clock, settings } = usePage();
  const { t } = useTranslation('documents');
  const { t: kit } = useTranslation('kit');
  const format = { look: settings.settings, words: kit };
  return (
    <section className={classNames('panel', styles.panel)} aria-labelledby="document-history">
      <h2 id="document-history">{t('history')}</h2>
      {history.length === 0 ? <p className={styles.quiet}>{t('history.empty')}</p> : null}
      <ol className={styles.events}>
        {history.map(({ kind, event, at, reason }) => (
          <li key={`${kind} ${event} ${at}`}>
            <time className="num" dateTime={new Date(at).toISOString()}>
              {formatMoment(at, clock.now, format)}
            </time>
            <Icon name={ICONS[event]} size="sm" />
            <span>
              {t(`event.${event}`, { kind: t(`kind.${kind}`) })}
              {reason === undefined ? null : ` ${t(`reason.${reason}`)}`}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
});

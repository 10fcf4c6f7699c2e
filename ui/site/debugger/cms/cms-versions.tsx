import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CmsVersion } from '../../../../core/site/cms/edited-page.ts';
import { Button } from '../../../kit/controls/button.tsx';
import { formatDate } from '../../../kit/formats/format-date.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSite } from '../../use-site.ts';
import styles from '../debugger-list.module.scss';

/** Told from here, every date has its year. */
const LONG_AGO = 0;

/** What the page was before; an older version is taken back by keeping it anew. */
export const CmsVersions = observer(function CmsVersions({
  versions,
}: {
  readonly versions: readonly CmsVersion[];
}): ReactNode {
  const { cms } = useSite();
  const { settings } = usePage();
  const { t } = useTranslation('debugger');
  const { t: kit } = useTranslation('kit');
  const [newest, ...older] = versions;
  if (newest === undefined) return <p>{t('pages.unwritten')}</p>;
  const date = ({ at }: CmsVersion): string => formatDate(at, LONG_AGO, { look: settings.settings, words: kit });
  return (
    <section aria-label={t('pages.versions')}>
      <h2>{t('pages.versions')}</h2>
      <ul className={styles.messages}>
        <li className={styles.message}>
          <b>{newest.title}</b> <span>{t('pages.shown', { date: date(newest) })}</span>
        </li>
        {older.map((version, place) => (
          <li key={version.id} className={styles.message}>
            <span className={styles.to}>{version.title}</span> <span>{date(version)}</span>
            <Button
              size="sm"
              isDisabled={cms.isBusy}
              onClick={() => void cms.keep({ title: version.title, blocks: version.blocks })}
            >
              {t(place === 0 ? 'pages.undo' : 'pages.restore', { date: date(version) })}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
});

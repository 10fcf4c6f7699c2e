import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { statisticsHref } from './statistics-address.ts';
import { useSports } from '../use-sports.ts';
import styles from './outside-season.module.scss';

/** STC-18 A match that does not count in the table of its competition says so, and leads to the table. */
export const OutsideSeason = observer(function OutsideSeason(): ReactNode {
  const { game } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('game');
  const champId = game.row?.facts.champId;
  if (!game.isOutsideSeason || champId === undefined) return null;
  return (
    <Link className={styles.note} to={statisticsHref(champId, language)} title={t('outside-season')}>
      <Icon name="t-info-circle" size="xs" />
      <span className="ell">{t('outside-season.table')}</span>
    </Link>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { GAME_THEMES } from '../../../core/casino/catalogue/catalogue-game.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useCasinoWords } from '../rounds/use-casino-words.ts';
import { useCasinoPlaces } from './use-casino-places.ts';
import styles from './catalogue.module.scss';

interface Way {
  readonly href: string;
  readonly text: string;
  readonly menuIcon: IconName;
  readonly isCurrent: boolean;
}

/** Where the games of the casino are looked for. */
export const CasinoMenu = observer(function CasinoMenu(): ReactNode {
  const { language } = usePage();
  const { pathname } = useLocation();
  const { t } = useCasinoWords();
  const places = useCasinoPlaces();
  const link = ({ href, text, menuIcon, isCurrent }: Way): ReactNode => (
    <li key={href}>
      <Link className={styles.way} to={href} aria-current={isCurrent ? 'page' : undefined}>
        <Icon name={menuIcon} size="sm" />
        {text}
      </Link>
    </li>
  );
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('menu')}>
      <ul>{places.map(link)}</ul>
      <h2>{t('themes')}</h2>
      <ul>
        {GAME_THEMES.map((theme) => {
          const href = inLanguage(`/slots/${theme}`, language);
          return link({ href, text: t(`theme.${theme}`), menuIcon: 't-chevron-right', isCurrent: pathname === href });
        })}
      </ul>
    </nav>
  );
});

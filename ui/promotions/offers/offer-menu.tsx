import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useOfferPlaces } from './use-offer-places.ts';
import styles from './offers.module.scss';

/** The sections of promotions, and one's own. */
export const OfferMenu = observer(function OfferMenu(): ReactNode {
  const { t } = useTranslation('promotions');
  const places = useOfferPlaces();
  return (
    <nav className={`panel ${styles.menu}`} aria-label={t('menu')}>
      <ul>
        {places.map(({ href, menuIcon, isCurrent, text }) => (
          <li key={href}>
            <Link discover="none" to={href} aria-current={isCurrent ? 'page' : undefined}>
              <Icon name={menuIcon} size="sm" />
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

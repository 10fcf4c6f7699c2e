import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePromotions } from '../use-promotions.ts';
import { offersOf } from './offer-place.ts';
import { useOfferPlaces } from './use-offer-places.ts';
import { useOfferWords } from './use-offer-words.ts';
import styles from './offers.module.scss';

/** The sections of promotions, each with how many it has, and one's own; below them what a page has to say. */
export const OfferMenu = observer(function OfferMenu({ note }: { readonly note?: string }): ReactNode {
  const { offers } = usePromotions();
  const { t, count } = useOfferWords('');
  const places = useOfferPlaces();
  // PRM-14 who is offered nothing is not told how much there is
  const promotions = offers.mayOffer === true ? offers.list?.promotions : undefined;
  return (
    <div className={`panel ${styles.menu}`}>
      <nav aria-label={t('menu')}>
        <ul>
          {places.map(({ href, menuIcon, list, isCurrent, text }) => (
            <li key={href}>
              <Link discover="none" to={href} aria-current={isCurrent ? 'page' : undefined}>
                <Icon name={menuIcon} size="sm" />
                {text}{' '}
                {list === undefined || promotions === undefined ? null : (
                  <span className="num">{count(offersOf(list, promotions).length)}</span>
                )}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {note === undefined ? null : <p>{note}</p>}
    </div>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router-dom';
import { LIMITS_PATH } from '../../core/limits/limits-path.ts';
import { addressInLanguage, splitLanguage } from '../../core/navigation/language-path.ts';
import type { THANKFUL_SECTIONS } from '../../core/navigation/route-parameters.ts';
import { matchPath, routePath } from '../../core/navigation/route-table.ts';
import { buttonClass } from '../kit/controls/button.tsx';
import { EmptyState } from '../kit/feedback/empty-state.tsx';
import { usePage } from '../page/use-page.ts';
import { usePageTitle } from '../page/use-page-title.ts';

type ThankfulSection = (typeof THANKFUL_SECTIONS)[number];

const SECTION_ROUTES = {
  casino: 'casino-lobby',
  slots: 'slots',
  bingo: 'bingo',
  poker: 'poker',
  games: 'games',
  promotions: 'promo',
} as const satisfies Readonly<Record<ThankfulSection, string>>;

/** PRM-31 Thanks, and the way on to the section that it is about. */
export const Screen = observer(function ThankYouScreen(): ReactNode {
  const { language, session } = usePage();
  const { t } = useTranslation('promotions');
  const { pathname } = useLocation();
  const match = matchPath(splitLanguage(pathname).rest);
  const section = match?.name === 'thank-you' ? match.params.thankfulSection : 'casino';
  const route = SECTION_ROUTES[section];
  const name = t(`section.${section}`);
  usePageTitle(t('thanks.title', { section: name }));
  const way = routePath(route, {});
  return (
    <section className="panel" aria-labelledby="thanks">
      <EmptyState
        icon="t-thumb-up"
        title={<h1 id="thanks">{t('thanks')}</h1>}
        action={
          <>
            <Link className={buttonClass({ look: 'primary' })} to={addressInLanguage(way, language)}>
              {t('thanks.go', { section: name })}
            </Link>
            {session.isSignedIn ? (
              <Link discover="none" className={buttonClass({})} to={addressInLanguage(LIMITS_PATH, language)}>
                {t('limits')}
              </Link>
            ) : null}
          </>
        }
      >
        {t('thanks.text')}
      </EmptyState>
    </section>
  );
});

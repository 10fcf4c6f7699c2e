import { usePage } from '../../page/use-page.ts';
import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useRouteMatch } from '../../page/app-link.tsx';
import { useSports } from '../use-sports.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { MiniAppSlot } from '#ui/mini-apps/mini-app-slot.tsx';
import { LineBody } from './line-body.tsx';
import { ShowcaseSlot } from '../showcase/showcase-slot.tsx';
import { TopGames } from './top-games.tsx';

/** The line: home, a section or a sport. */
export const Screen = observer(function LineScreen(): ReactNode {
  const { line } = useSports();
  const { settings, site } = usePage();
  const title = useLineTitle();
  const route = useRouteMatch()?.name;
  usePageTitle(title);
  const isWide = route === 'home' || route === 'section';
  const hasTop = isWide && settings.settings.appViewType !== 1 && !line.view.isFavourites;
  const isHome = hasTop && route === 'home';
  return (
    <>
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      {isHome ? <ShowcaseSlot part="BannerSlider" /> : null}
      {hasTop ? <TopGames /> : null}
      {isHome ? <ShowcaseSlot part="ExpressCards" /> : null}
      {isHome ? <ShowcaseSlot part="LiveBlock" /> : null}
      {isHome ? <MiniAppSlot slot="home-showcase" /> : null}
      {isHome ? site.config?.homeSlots?.map((slot) => <MiniAppSlot key={slot} slot={slot} isOnHome />) : null}
      <LineBody />
    </>
  );
});

function useLineTitle(): string {
  const { t } = useTranslation('sports');
  const match = useRouteMatch();
  if (match?.name === 'sport')
    return t(`title.sport-${match.params.section}`, { sport: t(`sport.${match.params.sport}`) });
  return match?.name === 'section' ? t(`title.section-${match.params.section}`) : t('title.home');
}

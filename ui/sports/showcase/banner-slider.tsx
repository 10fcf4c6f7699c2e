import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../../core/navigation/language-path.ts';
import type { Banner, BannerPicture } from '../../../core/sports/showcase/banner.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { SlideControls } from './slide-controls.tsx';
import styles from './banner-slider.module.scss';

const GLYPHS: Readonly<Record<BannerPicture, IconName>> = {
  ball: 't-ticket',
  screens: 't-layout-grid',
  results: 't-trophy',
  shield: 't-shield-lock',
};

/** The banners of home, one at a time. Nothing of it takes room where there is none. */
export const BannerSlider = observer(function BannerSlider(): ReactNode {
  const { showcase } = useSports();
  const { t } = useTranslation('site');
  useEffect(() => showcase.watch(), [showcase]);
  const slides = useRef<HTMLElement>(null);
  useHolds(slides, showcase.current !== undefined);
  useStillness();
  const { banners, current } = showcase;
  if (current === undefined) return showcase.isAwaited ? <div className={styles.slider} /> : null;
  return (
    <section
      ref={slides}
      className={styles.slider}
      data-picture={current.picture}
      data-turning={showcase.isTurning || undefined}
      aria-roledescription={t('showcase.carousel')}
      aria-label={t('showcase')}
    >
      {banners.length > 1 ? <SlideControls /> : null}
      <div aria-live={showcase.isTurning ? 'off' : 'polite'}>
        <Slide key={current.id} banner={current} place={banners.indexOf(current) + 1} count={banners.length} />
      </div>
    </section>
  );
});

interface SlideProps {
  readonly banner: Banner;
  readonly place: number;
  readonly count: number;
}

function Slide({ banner, place, count }: SlideProps): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('site');
  const { title, text, link, picture } = banner;
  const lang = banner.language === language ? undefined : banner.language;
  return (
    <article aria-roledescription={t('showcase.slide')} aria-label={t('showcase.place', { place, count })}>
      <h2 dir="auto" lang={lang}>
        {title}
      </h2>
      <p dir="auto" lang={lang}>
        {text}
      </p>
      <Link
        className={buttonClass({ look: 'chrome-accent', size: 'sm' })}
        to={addressInLanguage(link, language)}
        aria-label={t('showcase.open-named', { title })}
      >
        {t('showcase.open')}
      </Link>
      <span>
        <Icon name={GLYPHS[picture]} />
      </span>
    </article>
  );
}

/** Slides wait while a pointer or the focus is on them. */
function useHolds(slides: RefObject<HTMLElement | null>, isShown: boolean): void {
  const { showcase } = useSports();
  useEffect(() => {
    const { current } = slides;
    if (current === null) return undefined;
    const listening = new AbortController();
    const on = (type: string, listen: (event: Event) => void): void => {
      current.addEventListener(type, listen, { signal: listening.signal });
    };
    on('pointerenter', () => {
      showcase.hold({ isPointedAt: true });
    });
    on('pointerleave', () => {
      showcase.hold({ isPointedAt: false });
    });
    on('focusin', () => {
      showcase.hold({ hasFocus: true });
    });
    on('focusout', (event) => {
      const { relatedTarget } = event as FocusEvent;
      if (!(relatedTarget instanceof Node && current.contains(relatedTarget))) showcase.hold({ hasFocus: false });
    });
    return () => {
      listening.abort();
      showcase.hold({ hasFocus: false, isPointedAt: false });
    };
  }, [slides, showcase, isShown]);
}

/** Slides wait to be turned by hand where the visitor asked for less motion or the light version. */
function useStillness(): void {
  const { showcase } = useSports();
  const { settings } = usePage();
  const { isAppLightVersion, visuallyImpairedMode } = settings.settings;
  useEffect(() => {
    const wish = window.matchMedia('(prefers-reduced-motion: reduce)');
    const look = (): void => {
      if (wish.matches || isAppLightVersion || visuallyImpairedMode) showcase.hold({ isPaused: true });
    };
    look();
    wish.addEventListener('change', look);
    return () => {
      wish.removeEventListener('change', look);
    };
  }, [showcase, isAppLightVersion, visuallyImpairedMode]);
}

import { observer } from 'mobx-react-lite';
import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useSite } from '../use-site.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Checkbox } from '../../kit/controls/checkbox.tsx';
import { useClearFocus } from '../../kit/behaviour/use-clear-focus.ts';
import styles from './cookie-banner.module.scss';

/** Asks which cookies the visitor agrees to, beside the page and without stopping anything. */
export const CookieBanner = observer(function CookieBanner(): ReactNode {
  const { consent } = useSite();
  const { t } = useTranslation('site');
  const box = useRef<HTMLElement>(null);
  const place = useClearFocus(box);
  useRoom(box, consent.asksForCookies);
  const [isChoosing, setChoosing] = useState(false);
  const [isFunctional, setFunctional] = useState(false);
  const [isMarketing, setMarketing] = useState(false);
  if (!consent.asksForCookies) return null;
  return (
    <section ref={box} className={styles.banner} data-place={place} aria-labelledby="cookie-title">
      <h2 id="cookie-title" className={styles.title}>
        {t('cookies')}
      </h2>
      <p>{t('cookies.text')}</p>
      {isChoosing ? (
        <div className={styles.choices}>
          <Checkbox isOn={isFunctional} onChange={setFunctional}>
            {t('cookies.functional')}
          </Checkbox>
          <Checkbox isOn={isMarketing} onChange={setMarketing}>
            {t('cookies.marketing')}
          </Checkbox>
        </div>
      ) : null}
      <div className={styles.actions}>
        <Button size="sm" look="primary" onClick={() => consent.agree({ isFunctional: true, isMarketing: true })}>
          {t('cookies.all')}
        </Button>
        <Button size="sm" onClick={() => consent.agree({ isFunctional: false, isMarketing: false })}>
          {t('cookies.necessary')}
        </Button>
        {isChoosing ? (
          <Button size="sm" look="ghost" onClick={() => consent.agree({ isFunctional, isMarketing })}>
            {t('cookies.chosen')}
          </Button>
        ) : (
          <Button size="sm" look="ghost" onClick={() => setChoosing(true)}>
            {t('cookies.choose')}
          </Button>
        )}
      </div>
    </section>
  );
});

/** What the style leaves without being told, in pixels at the smallest letters. */
const USUAL_ROOM = 150;

/** Tells the page how much room it has to leave at its end; PERF-06 only where it needs more than usual, as all of the page is styled anew. */
function useRoom(box: RefObject<HTMLElement | null>, isShown: boolean): void {
  useEffect(() => {
    if (!isShown || box.current === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      const height = Math.ceil(box.current?.getBoundingClientRect().height ?? 0);
      if (height > USUAL_ROOM) document.documentElement.style.setProperty('--notice-h', `${height}px`);
      else document.documentElement.style.removeProperty('--notice-h');
    });
    observer.observe(box.current);
    return () => {
      observer.disconnect();
      document.documentElement.style.removeProperty('--notice-h');
    };
  }, [box, isShown]);
}

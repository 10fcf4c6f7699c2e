import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { elapsedTime, netPosition } from '../../../core/limits/net-position.ts';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { usePage } from '../../page/use-page.ts';
import { NO_SUM, signedMoney } from '#ui/limits/overview/signed-money.ts';
import { useCasino } from '../use-casino.ts';
import styles from './slot-screen.module.scss';
import { useCasinoWords } from './use-casino-words.ts';

/** RG-16 How long the session lasts and what it came to, by the server's books; a hidden balance hides none of it. */
export const SessionPanel = observer(function SessionPanel({
  last,
}: {
  /** The last round: with it the books have changed. */
  readonly last: object | undefined;
}): ReactNode {
  const { language, page, session } = usePage();
  const { lazy } = useCasino();
  const { t } = useCasinoWords();
  useEffect(() => {
    if (session.isSignedIn) lazy.ensure(['netPosition']).catch(() => page.reportMissingPart());
  }, [lazy, page, session.isSignedIn]);
  if (!session.isSignedIn) return null;
  return (
    <section className={`panel ${styles.card}`} aria-labelledby="casino-session">
      <h2 id="casino-session">{t('session')}</h2>
      {lazy.isLoaded('netPosition') ? <Figures last={last} /> : null}
      <div className={styles.ways}>
        <Link className={buttonClass({ size: 'sm' })} to={inLanguage(`${LIMITS_PATH}#limits-break`, language)}>
          {t('session.break')}
        </Link>
        <Link className={buttonClass({ size: 'sm' })} to={inLanguage(LIMITS_PATH, language)}>
          {t('session.limits')}
        </Link>
        <Link className={buttonClass({ size: 'sm' })} to={inLanguage('/office/account', language)}>
          {t('session.history')}
        </Link>
      </div>
    </section>
  );
});

const Figures = observer(function Figures({ last }: { readonly last: object | undefined }): ReactNode {
  const { clock, language } = usePage();
  const { netPosition: store } = useCasino();
  const { t } = useCasinoWords();
  useEffect(() => store.watch(), [store]);
  useEffect(() => {
    if (last !== undefined) void store.load();
  }, [last, store]);
  const { play } = store;
  const sum = (amount: number): string => (play === undefined ? NO_SUM : signedMoney(amount, play.currency, language));
  const net = play === undefined ? undefined : netPosition(play);
  const { hours, minutes, seconds } = elapsedTime(play === undefined ? 0 : clock.now - play.startedAt);
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t('session.time')}</dt>
        <dd className="num">{[hours, minutes, seconds].map((part) => `${part}`.padStart(2, '0')).join(':')}</dd>
      </div>
      <div>
        <dt>{t('session.net')}</dt>
        <dd className="num">{net?.ok === true ? sum(net.value) : NO_SUM}</dd>
      </div>
      <div>
        <dt>{t('session.stakes')}</dt>
        <dd className="num">{play === undefined ? NO_SUM : sum(play.stakes)}</dd>
      </div>
      <div>
        <dt>{t('session.wins')}</dt>
        <dd className="num">{play === undefined ? NO_SUM : sum(play.wins)}</dd>
      </div>
    </dl>
  );
});

import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hours, minutes, seconds } from '../../../core/shared/time.ts';
import { FEED_SWITCHES } from '../../../core/site/debugger/debugger-gateway.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatClock, formatDate } from '../../kit/formats/format-date.ts';
import { formatDuration } from '../../kit/formats/format-duration.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Segment } from '../../kit/controls/segment.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { DebuggerApplications } from './debugger-applications.tsx';
import { DebuggerAvailability } from './debugger-availability.tsx';
import { DebuggerCaptcha } from './debugger-captcha.tsx';
import { DebuggerJurisdiction } from './debugger-jurisdiction.tsx';
import { DebuggerGames } from './debugger-games.tsx';
import { DebuggerMailbox } from './debugger-mailbox.tsx';
import { DebuggerPromoCodes } from './debugger-promo-codes.tsx';
import { DebuggerReviews } from './debugger-reviews.tsx';
import { DebuggerRules } from './debugger-rules.tsx';
import { DebuggerRestrictions } from './debugger-restrictions.tsx';
import { useFailureWords } from '../../page/use-failure-words.ts';
import styles from './debugger-screen.module.scss';
import { useTextsLanguage } from '../../page/use-texts-language.ts';

const MOVES = [
  { key: 'clock.minute', by: minutes(1) },
  { key: 'clock.quarter', by: minutes(15) },
  { key: 'clock.two-hours', by: hours(2) },
] as const;

const SLOW = seconds(5);

/** Demo only: changes the clock, the games and the feed of the back end by hand. */
export const Screen = observer(function DebuggerScreen(): ReactNode {
  const { debug, site } = useSite();
  const { t } = useTranslation('debugger');
  const written = useTextsLanguage('debugger');
  const failureWords = useFailureWords();
  const failed = debug.failure && failureWords(debug.failure, 'query');
  usePageTitle(t('title'));
  useEffect(() => {
    void debug.load();
  }, [debug]);
  return (
    <div className={styles.screen} {...written}>
      <h1>{t('title')}</h1>
      <p className={styles.text}>{t('text')}</p>
      {failed === undefined ? null : (
        <FormNotice tone="danger">
          {failed.title}. {failed.text}
        </FormNotice>
      )}
      <div className={styles.sheets}>
        <ClockPanel />
        <FeedPanel />
        <DebuggerAvailability />
        <DebuggerRestrictions />
        <DebuggerCaptcha />
        <DebuggerJurisdiction />
        <DebuggerMailbox />
        <DebuggerPromoCodes />
        <DebuggerReviews />
        <DebuggerRules />
        <DebuggerApplications />
      </div>
      <DebuggerGames />
      <section className={classNames('panel', styles.sheet)} aria-label={t('config')}>
        <h2>{t('config')}</h2>
        <dl className={styles.config}>
          {Object.entries(site.config ?? {}).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{JSON.stringify(value)}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
});

const ClockPanel = observer(function ClockPanel(): ReactNode {
  const { clock, settings } = usePage();
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const { t: kit } = useTranslation('kit');
  const { state } = debug;
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('clock')}>
      <h2>{t('clock')}</h2>
      <p className="num">
        {t('clock.now', {
          date: formatDate(clock.now, clock.now, { look: settings.settings, words: kit }),
          time: formatClock(clock.now, settings.settings),
        })}
      </p>
      <p className="num">
        {state === undefined
          ? t('loading')
          : t('clock.ahead', { time: formatDuration(state.clockOffset / seconds(1)) })}
      </p>
      <div className={styles.row}>
        {MOVES.map(({ key, by }) => (
          <Button
            key={key}
            look="primary"
            isDisabled={debug.isBusy}
            onClick={() => void debug.command(async (gateway) => gateway.moveClock(by))}
          >
            {t(key)}
          </Button>
        ))}
      </div>
    </section>
  );
});

const FeedPanel = observer(function FeedPanel(): ReactNode {
  const { language } = usePage();
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const { state } = debug;
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('feed')}>
      <h2>{t('feed')}</h2>
      <Segment
        label={t('feed')}
        options={FEED_SWITCHES.map((value) => ({ value, label: t(`feed.${value}`) }))}
        value={state?.feed}
        onChange={(feed) => void debug.command(async (gateway, present) => gateway.setFeed(feed, present?.delay ?? 0))}
      />
      <p className={styles.text}>{t(`feed.${state?.feed ?? 'running'}-text`)}</p>
      <Switch
        isOn={(state?.delay ?? 0) > 0}
        isDisabled={state === undefined}
        onChange={(isSlow) =>
          void debug.command(async (gateway, present) => gateway.setFeed(present?.feed ?? 'running', isSlow ? SLOW : 0))
        }
      >
        {t('feed.slow')}
      </Switch>
      <p className="num">
        {state === undefined
          ? t('loading')
          : t('games.open', { count: state.gameCount, shown: formatCount(state.gameCount, language) })}
      </p>
    </section>
  );
});

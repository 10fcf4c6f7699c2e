import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { elapsedTime, netPosition, showsNetPosition } from '../../../core/limits/net-position.ts';
import type { PlaySession } from '../../../core/limits/limits-gateway.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLimits } from '../use-limits.ts';
import { NO_SUM, signedMoney } from './signed-money.ts';
import styles from './session-bar.module.scss';

/** What the law wants in view of a player: how long they play and what it came to, and a way to stop at once. */
export const SessionBar = observer(function SessionBar({ isLive }: { readonly isLive: boolean }): ReactNode {
  // those that are not loaded yet are not read
  const stores = useLimits();
  const { lazy, limits } = stores;
  return (
    <span className={styles.bar} data-session="">
      {lazy.isLoaded('netPosition') && showsNetPosition(isLive, limits.profile) ? <SessionChip /> : null}
      {lazy.isLoaded('exclusion') && stores.exclusion.hasPanicButton ? <PanicButton /> : null}
    </span>
  );
});

/** NP-1 Folded by a press, and never away. */
const SessionChip = observer(function SessionChip(): ReactNode {
  const { netPosition: store } = useLimits();
  const { t } = useTranslation('accounts');
  useEffect(() => store.watch(), [store]);
  const { isFolded, play } = store;
  return (
    <button
      type="button"
      className={styles.chip}
      aria-expanded={!isFolded}
      title={t('session.figures')}
      onClick={() => {
        if (play === undefined) void store.load();
        else store.fold(!isFolded);
      }}
    >
      <Icon name="t-clock" size="sm" />
      {isFolded ? <VisuallyHidden>{t('session.figures')}</VisuallyHidden> : <SessionFigures play={play} />}
    </button>
  );
});

/** NP-2 By the server's clock and books; NP-3 a dash where they did not come. */
const SessionFigures = observer(function SessionFigures({
  play,
}: {
  readonly play: PlaySession | undefined;
}): ReactNode {
  const { clock, language } = usePage();
  const { t } = useTranslation('accounts');
  const net = play === undefined ? undefined : netPosition(play);
  return (
    <>
      <span>
        {t('session')}{' '}
        <span className="num">{play === undefined ? NO_SUM : clockText(clock.now - play.startedAt)}</span>
      </span>
      <VisuallyHidden>{t('session.net')}</VisuallyHidden>
      <b className={classNames('num', styles.net)}>
        {play === undefined || net?.ok !== true ? NO_SUM : signedMoney(net.value, play.currency, language)}
      </b>
    </>
  );
});

/** RC-8 Hours, minutes and seconds: "01:04:09". */
function clockText(elapsed: number): string {
  const { hours, minutes, seconds } = elapsedTime(elapsed);
  return [hours, minutes, seconds].map((part) => `${part}`.padStart(2, '0')).join(':');
}

/** SX-12, SX-6 One press, from every page. */
const PanicButton = observer(function PanicButton(): ReactNode {
  const { exclusion } = useLimits();
  const { t } = useTranslation('accounts');
  return (
    <Button
      look="danger"
      size="sm"
      className={styles.panic}
      isDisabled={exclusion.state.phase === 'sending'}
      onClick={() => {
        exclusion.panic();
      }}
    >
      <Icon name="t-ban" size="sm" />
      {t('panic')}
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { areExtraLimitsOn } from '../../core/limits/limit.ts';
import { limitInForce } from '../../core/limits/limit-in-force.ts';
import { Button } from '../kit/controls/button.tsx';
import { FormNotice } from '../kit/feedback/form-notice.tsx';
import { Icon } from '../kit/pictures/icon.tsx';
import { usePage } from '../page/use-page.ts';
import { ExclusionDialog } from './exclusion-dialog.tsx';
import { LimitLabel } from './overview/limit-label.tsx';
import { useLimitWords } from './use-limit-words.ts';
import { useLimits } from './use-limits.ts';
import styles from './limits-screen.module.scss';

/** The way to shut oneself out, with what it means, SX-34 and why it was done; and where the law has it, the button that does it for a day. */
export const ExclusionCard = observer(function ExclusionCard(): ReactNode {
  const { limits, exclusion } = useLimits();
  const { clock } = usePage();
  const { t } = useTranslation('limits');
  const { moment } = useLimitWords();
  const { known } = limits;
  const current = limitInForce(known, 'self-exclusion', clock.now);
  const reason = current?.selfExclusionReason?.text;
  const { phase } = exclusion.state;
  return (
    <section className={styles.card} aria-labelledby="limits-exclusion">
      <header className={styles.title}>
        <Icon name="t-lock" className={styles.icon} />
        <h2 id="limits-exclusion">{t('kind.self-exclusion')}</h2>
      </header>
      <FormNotice tone="final">{t('self-exclusion:warning')}</FormNotice>
      <LimitLabel limit={current} />
      {current?.endsAt === undefined ? null : <p>{t('closed-until', { moment: moment(current.endsAt) })}</p>}
      {reason === undefined ? null : <p className={styles.text}>{t('self-exclusion:given', { reason })}</p>}
      {areExtraLimitsOn(known) ? (
        <div className={styles.line}>
          <Button
            look="line"
            onClick={() => {
              exclusion.open();
            }}
          >
            {t('self-exclusion:open')}
          </Button>
          <PanicButton />
        </div>
      ) : (
        <p className={styles.text}>{t('extra-off')}</p>
      )}
      {phase === 'idle' || phase === 'shut-out' ? null : <ExclusionDialog />}
    </section>
  );
});

/** SX-6 Shuts the player out for a day by one press, where the law has such a button. */
const PanicButton = observer(function PanicButton(): ReactNode {
  const { exclusion } = useLimits();
  const { t } = useTranslation('limits');
  if (!exclusion.hasPanicButton) return null;
  const isBusy = exclusion.state.phase === 'sending';
  return (
    <Button
      look="danger"
      isDisabled={isBusy}
      title={t('panic.text')}
      onClick={() => {
        exclusion.panic();
      }}
    >
      <Icon name="t-ban" size="sm" />
      {t(isBusy ? 'panic.sending' : 'panic')}
    </Button>
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { SimulatedRestrictions } from '../../../core/site/debugger/debugger-gateway.ts';
import { useSite } from '../use-site.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import styles from './debugger-screen.module.scss';

/** Ban level and version: none, one that closes everything, the two that leave the withdrawal open. */
const BANS = ['0:1', '1:1', '53:1', '45:2'] as const;

/** Which account may be converted: none, the main one, an additional one. */
const CONVERSIONS = [0, 1, 2] as const;

/** Bans the player who is signed in, or changes the terms for that player. */
export const DebuggerRestrictions = observer(function DebuggerRestrictions(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const restrictions = debug.state?.restrictions;
  const set = (change: Partial<SimulatedRestrictions>): void => {
    if (restrictions !== undefined)
      void debug.command(async (gateway, state) =>
        gateway.setRestrictions({ ...(state?.restrictions ?? restrictions), ...change }),
      );
  };
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('restrictions')}>
      <h2>{t('restrictions')}</h2>
      {restrictions === undefined ? (
        <p className={styles.text}>{t(debug.state === undefined ? 'loading' : 'restrictions.visitor')}</p>
      ) : (
        <>
          <Select
            label={t('restrictions.ban')}
            value={`${restrictions.banLevel}:${restrictions.banVersion}`}
            onChange={(ban) => {
              const [banLevel = 0, banVersion = 1] = ban.split(':').map(Number);
              set({ banLevel, banVersion });
            }}
            options={BANS.map((ban) => ({ value: ban, label: t(`restrictions.ban.${ban.replace(':', '-')}`) }))}
          />
          <Select
            label={t('restrictions.conversion')}
            value={String(restrictions.conversionLevel ?? 0)}
            onChange={(level) => {
              set({ conversionLevel: Number(level) });
            }}
            options={CONVERSIONS.map((level) => ({
              value: String(level),
              label: t(`restrictions.conversion.${level}`),
            }))}
          />
          <RestrictionSwitches restrictions={restrictions} onChange={set} />
        </>
      )}
    </section>
  );
});

const SWITCHES = [
  ['isTransferRequired', 'restrictions.transfer'],
  ['areExtraLimitsOff', 'restrictions.extra-limits'],
  ['isInKuna', 'restrictions.kuna'],
  ['isCountedInPoints', 'restrictions.points'],
  ['areTermsChanged', 'restrictions.terms'],
] as const;

interface SwitchesProps {
  readonly restrictions: SimulatedRestrictions;
  readonly onChange: (change: Partial<SimulatedRestrictions>) => void;
}

function RestrictionSwitches({ restrictions, onChange }: SwitchesProps): ReactNode {
  const { t } = useTranslation('debugger');
  return SWITCHES.map(([name, text]) => (
    <Switch
      key={name}
      isOn={restrictions[name] === true}
      onChange={(isOn) => {
        onChange({ [name]: isOn });
      }}
    >
      {t(text)}
    </Switch>
  ));
}

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { CAPTCHA_KINDS } from '../../../core/session/captcha.ts';
import type { SimulatedCaptcha } from '../../../core/site/debugger/debugger-gateway.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { useSite } from '../use-site.ts';
import styles from './debugger-screen.module.scss';

const OWN = 'own';
const PLAIN: SimulatedCaptcha = { isAlwaysAsked: false };

/** CAP-12 Which captcha the back end asks for, and when. */
export const DebuggerCaptcha = observer(function DebuggerCaptcha(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const { captcha = PLAIN } = debug.state ?? {};
  const isUnknown = debug.state === undefined;
  const set = (change: Partial<SimulatedCaptcha>): void => {
    void debug.command(async (gateway, state) => gateway.setCaptcha({ ...(state?.captcha ?? captcha), ...change }));
  };
  const kinds = CAPTCHA_KINDS.map(({ code, kind }) => ({ value: kind, label: t(`captcha.kind.${kind}`, { code }) }));
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('captcha')}>
      <h2>{t('captcha')}</h2>
      <p className={styles.text}>{t('captcha.text')}</p>
      <Select
        label={t('captcha.kind')}
        disabled={isUnknown}
        options={[{ value: OWN, label: t('captcha.own') }, ...kinds]}
        value={captcha.kind ?? OWN}
        onChange={(value) => {
          set({ kind: CAPTCHA_KINDS.find(({ kind }) => kind === value)?.kind });
        }}
      />
      <Switch
        isOn={captcha.isAlwaysAsked}
        isDisabled={isUnknown}
        onChange={(isAlwaysAsked) => {
          set({ isAlwaysAsked });
        }}
      >
        {t('captcha.always')}
      </Switch>
    </section>
  );
});

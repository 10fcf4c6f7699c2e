import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { ROUTE_IDS } from '../../../core/navigation/route.ts';
import { COUPON_TYPES } from '../../../core/coupon/maths/coupon-type.ts';
import { COUPON_TYPE_LISTS, SITE_SWITCHES, type SiteRules } from '../../../core/site/debugger/debugger-gateway.ts';
import { useSite } from '../use-site.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Switch } from '../../kit/controls/switch.tsx';
import styles from './debugger-screen.module.scss';

/** Switches pages of the site on and off, as its operator would; a page that is open keeps the rules it began with. */
export const DebuggerRules = observer(function DebuggerRules(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const rules = debug.state?.rules;
  if (rules === undefined) return null;
  const set = (changed: (rules: SiteRules) => Partial<SiteRules>): void => {
    void debug.command(async (gateway, state) => {
      const present = state?.rules ?? rules;
      return gateway.setRules({ ...present, ...changed(present) });
    });
  };
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('rules')}>
      <h2>{t('rules')}</h2>
      <p className={styles.text}>{t('rules.text')}</p>
      {SITE_SWITCHES.map((name) => (
        <Switch
          key={name}
          isOn={rules[name]}
          onChange={(isOn) => {
            set(() => ({ [name]: isOn }));
          }}
        >
          {t(`rules.${name}`)}
        </Switch>
      ))}
      {COUPON_TYPE_LISTS.map((list) => (
        <fieldset key={list} className={styles.types}>
          <legend>{t(`rules.${list}`)}</legend>
          {COUPON_TYPES.map((type, id) => (
            <Switch
              key={type}
              isOn={rules[list].includes(id)}
              onChange={(isOn) => {
                set((present) => ({ [list]: withItem(present[list], id, isOn) }));
              }}
            >
              {t(`rules.type.${type}`)}
            </Switch>
          ))}
        </fieldset>
      ))}
      {ROUTE_IDS.map((id) => (
        <Switch
          key={id}
          isOn={rules.availableRoutes.includes(id)}
          onChange={(isOn) => {
            set(({ availableRoutes }) => ({ availableRoutes: withItem(availableRoutes, id, isOn) }));
          }}
        >
          {t(`rules.route.${String(id)}`)}
        </Switch>
      ))}
    </section>
  );
});

function withItem(ids: readonly number[], id: number, isIn: boolean): readonly number[] {
  const others = ids.filter((other) => other !== id);
  return isIn ? [...others, id] : others;
}

import { observer } from 'mobx-react-lite';
import { useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { promoCodeProblem, sentPromoCode } from '../../../core/registration/bonus/promo-code-problem.ts';
import type { SimulatedPromoCode } from '../../../core/site/debugger/debugger-gateway.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { useSite } from '../use-site.ts';
import styles from './debugger-screen.module.scss';

const ANY = '';
const BONUSES = ['sport', 'casino'] as const;

/** RGF-20 The promo codes that new players may give, and one more. */
export const DebuggerPromoCodes = observer(function DebuggerPromoCodes(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const codes = debug.state?.promoCodes;
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('promo')}>
      <h2>{t('promo')}</h2>
      <p className={styles.text}>{t('promo.text')}</p>
      {codes === undefined || codes.length === 0 ? (
        <p className={styles.text}>{t(codes === undefined ? 'loading' : 'promo.empty')}</p>
      ) : (
        <ul className={styles.letters}>
          {codes.map((promoCode) => (
            <PromoCodeRow key={promoCode.code} promoCode={promoCode} />
          ))}
        </ul>
      )}
      <NewPromoCode />
    </section>
  );
});

const PromoCodeRow = observer(function PromoCodeRow({
  promoCode,
}: {
  readonly promoCode: SimulatedPromoCode;
}): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const { code, bonus, countryCode, currency, isOn } = promoCode;
  return (
    <li>
      <Switch
        isOn={isOn}
        isDisabled={debug.isBusy}
        onChange={(isNowOn) => {
          void debug.command(async (gateway) => gateway.setPromoCode({ ...promoCode, isOn: isNowOn }));
        }}
      >
        <b translate="no">{code}</b>{' '}
        <small>
          {[
            t(`promo.bonus.${bonus}`),
            countryCode?.toUpperCase() ?? t('promo.country.any'),
            currency ?? t('promo.currency.any'),
          ].join(' · ')}
        </small>
      </Switch>
    </li>
  );
});

/** Where a promo code is good: one country or currency, or any. */
interface Place {
  readonly countryCode: string;
  readonly currency: string;
}

const ANYWHERE: Place = { countryCode: ANY, currency: ANY };

const NewPromoCode = observer(function NewPromoCode(): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const id = useId();
  const [code, setCode] = useState('');
  const [bonus, setBonus] = useState<SimulatedPromoCode['bonus']>('sport');
  const [place, setPlace] = useState(ANYWHERE);
  const [isRefused, setRefused] = useState(false);
  const add = (): void => {
    const isWrong = code.trim() === '' || promoCodeProblem(code) !== undefined;
    setRefused(isWrong);
    if (isWrong) {
      document.getElementById(id)?.focus();
      return;
    }
    const chosen = Object.fromEntries(Object.entries(place).filter(([, value]) => value !== ANY));
    setCode('');
    void debug.command(async (gateway) =>
      gateway.setPromoCode({ code: sentPromoCode(code), bonus, ...chosen, isOn: true }),
    );
  };
  return (
    <form
      className={styles.contact}
      aria-label={t('promo.new')}
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <Field
        id={id}
        label={t('promo.code')}
        value={code}
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
        error={isRefused ? t('promo.malformed') : undefined}
        onChange={(event) => {
          setCode(event.currentTarget.value);
        }}
      />
      <Select
        label={t('promo.bonus')}
        value={bonus}
        options={BONUSES.map((value) => ({ value, label: t(`promo.bonus.${value}`) }))}
        onChange={(value) => {
          setBonus(BONUSES.find((each) => each === value) ?? 'sport');
        }}
      />
      <PromoCodePlace place={place} onChange={setPlace} />
      <div className={styles.row}>
        <Button type="submit" isDisabled={debug.isBusy}>
          {t('promo.add')}
        </Button>
      </div>
    </form>
  );
});

interface PromoCodePlaceProps {
  readonly place: Place;
  readonly onChange: (place: Place) => void;
}

const PromoCodePlace = observer(function PromoCodePlace({ place, onChange }: PromoCodePlaceProps): ReactNode {
  const { t } = useTranslation('debugger');
  const { countries = [], currencies = [] } = useSite().site.config ?? {};
  return (
    <>
      <Select
        label={t('promo.country')}
        value={place.countryCode}
        options={[
          { value: ANY, label: t('promo.country.any') },
          ...countries.map((value) => ({ value, label: value.toUpperCase() })),
        ]}
        onChange={(countryCode) => {
          onChange({ ...place, countryCode });
        }}
      />
      <Select
        label={t('promo.currency')}
        value={place.currency}
        options={[
          { value: ANY, label: t('promo.currency.any') },
          ...currencies.map((value) => ({ value, label: value })),
        ]}
        onChange={(currency) => {
          onChange({ ...place, currency });
        }}
      />
    </>
  );
});

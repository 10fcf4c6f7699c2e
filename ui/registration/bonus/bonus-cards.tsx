import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { BonusTerms } from '../../../core/registration/bonus/bonus-gateway.ts';
import type { BonusChoice } from '../../../core/registration/registration-type.ts';
import { formatMoney } from '../../kit/formats/format-money.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { usePage } from '../../page/use-page.ts';
import styles from './bonus-cards.module.scss';
import type { SharedForm } from './shared-form.ts';

/** As they stand beside the form. */
const BONUS_ORDER = ['sport', 'casino', 'decline'] as const satisfies readonly BonusChoice[];

const ICONS: Readonly<Record<BonusChoice, IconName>> = { sport: 'm-football', casino: 't-gift', decline: 't-ban' };

interface CardsProps {
  readonly form: SharedForm;
  /** Nothing until they are known. */
  readonly terms: readonly BonusTerms[] | undefined;
}

/** RGF-21 A card for each bonus, with its terms; one that has none yet cannot be chosen. */
export function BonusCards({ form: { values, fill }, terms }: CardsProps): ReactNode {
  const { t } = useTranslation('registration');
  const id = useId();
  const text = useTermsText(values.currency, terms);
  return (
    <div className={styles.cards} role="radiogroup" aria-label={t('bonus')}>
      {BONUS_ORDER.map((choice) => (
        <label key={choice} className={styles.card}>
          <input
            className="vh"
            type="radio"
            name={id}
            data-plain=""
            aria-labelledby={`${id}-${choice}`}
            aria-describedby={`${id}-${choice}-terms`}
            disabled={choice !== 'decline' && terms?.some((offered) => offered.choice === choice) !== true}
            checked={choice === values.bonusChoice}
            onChange={() => {
              fill({ bonusChoice: choice });
            }}
          />
          <Icon name={ICONS[choice]} />
          <span className={styles.words}>
            <b id={`${id}-${choice}`}>{t(`bonus.${choice}`)}</b>
            <small id={`${id}-${choice}-terms`}>{text(choice)}</small>
          </span>
          <span className={styles.mark} aria-hidden="true" />
        </label>
      ))}
    </div>
  );
}

/** What a bonus gives, in a sentence; empty as long as that is not known. */
function useTermsText(currency: string, terms: readonly BonusTerms[] | undefined): (choice: BonusChoice) => string {
  const { language } = usePage();
  const { t } = useTranslation('registration');
  return (choice) => {
    if (choice === 'decline') return t('bonus.decline.text');
    if (terms === undefined) return '';
    const offered = terms.find((bonus) => bonus.choice === choice);
    if (offered === undefined) return t('bonus.none');
    const { percent, wager } = offered;
    return t(`bonus.${choice}.text`, {
      percent,
      most: formatMoney(offered.most, currency, { language, isShort: true }),
      wager,
    });
  };
}

import { observer } from 'mobx-react-lite';
import { useEffect, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../../kit/feedback/dialog.tsx';
import { ErrorState } from '../../kit/feedback/error-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { usePage } from '../../page/use-page.ts';
import { useCoupon } from '../use-coupon.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { FoundCoupon } from './found-coupon.tsx';
import styles from './generator-dialog.module.scss';
import { GeneratorFields } from './generator-fields.tsx';
import { useGeneratorForm } from './use-generator-form.ts';

/** The bet generator: an amount and a wanted win become a coupon. */
export const GeneratorDialog = observer(function GeneratorDialog(): ReactNode {
  const { dialogs } = usePage();
  const { betGenerator } = useCoupon();
  const { t } = useTranslation('generator');
  const form = useGeneratorForm();
  useEffect(
    () => () => {
      betGenerator.leave();
    },
    [betGenerator],
  );
  const { isLooking, shown, failure } = betGenerator;
  const look = (): void => {
    if (form.value !== undefined) void betGenerator.look(form.value);
  };
  return (
    <Dialog
      title={t('title')}
      isTopFixed
      onClose={() => {
        dialogs.close();
      }}
    >
      <p className={styles.lead}>{t('lead')}</p>
      <GeneratorFields form={form} onLook={look} />
      <div aria-busy={isLooking}>
        {isLooking ? <Skeleton shape="block" className={styles.waiting} /> : null}
        {failure === undefined || isLooking ? null : <ErrorState onRetry={look} />}
        {shown === undefined || isLooking ? null : <FoundCoupon shown={shown} onAgain={look} />}
        <output className={styles.said}>
          <WhyNone />
        </output>
      </div>
    </Dialog>
  );
});

/** Why there is no coupon for what is wanted. */
const WhyNone = observer(function WhyNone(): ReactNode {
  const { betGenerator } = useCoupon();
  const { money } = useSlipWords();
  const { t } = useTranslation('generator');
  const { none, limits } = betGenerator;
  if (none === undefined) return null;
  return <>{t(`none.${none}`, { least: money(limits?.minBetAmount), most: money(limits?.maxPayout) })}</>;
});

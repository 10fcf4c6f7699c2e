import { observer } from 'mobx-react-lite';
import { useEffect, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { callBackTimes } from '../../../core/support/requests/call-back-time.ts';
import { isCallBackAvailable } from '../../../core/support/support-options.ts';
import { hours } from '../../../core/shared/time.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Field } from '../../kit/controls/field.tsx';
import { Select } from '../../kit/controls/select.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { formatMoment } from '../../kit/formats/format-date.ts';
import { useFailureWords } from '../../page/use-failure-words.ts';
import { usePage } from '../../page/use-page.ts';
import { useSupport } from '../use-support.ts';
import styles from './requests.module.scss';

const SUBJECTS = ['bets', 'payments', 'account', 'other'] as const;
const PHONE = /^\+\d{5,15}$/;

/** SO-1, SUP-8 Where and when to call; nothing where nobody calls in this language. */
export const CallBackForm = observer(function CallBackForm(): ReactNode {
  const { language, session } = usePage();
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  useEffect(() => void requests.loadDesk(), [requests]);
  const { desk } = requests;
  const facts = { isSignedIn: session.isSignedIn, language, isConsultantAvailable: false };
  if (desk === undefined || !isCallBackAvailable({ ...facts, ...desk })) return null;
  return (
    <section className={styles.call} aria-label={t('call')}>
      <h2 id="call-back">{t('call')}</h2>
      <CallForm />
    </section>
  );
});

const CallForm = observer(function CallForm(): ReactNode {
  const { requests } = useSupport();
  const { t } = useTranslation('support');
  const { phone, subject, times, at, isBlamed, ordered, submit, change } = useCall();
  const words = useTimeWords();
  const refused = useFailureWords()(requests.refusalOf('call-back'), 'query');
  if (ordered !== undefined)
    return <FormNotice tone="success">{t('call.ordered', { time: words(ordered) })}</FormNotice>;
  return (
    <form className={styles.callForm} noValidate onSubmit={submit}>
      <Field
        label={t('call.phone')}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        value={phone}
        error={isBlamed ? t('call.wrong-phone') : undefined}
        onChange={(event) => {
          change.phone(event.currentTarget.value);
        }}
      />
      <Select
        label={t('call.subject')}
        options={SUBJECTS.map((value) => ({ value, label: t(`call.subject.${value}`) }))}
        value={subject}
        onChange={change.subject}
      />
      <Select
        label={t('call.when')}
        options={times.map((time) => ({ value: String(time), label: words(time) }))}
        value={String(at)}
        onChange={(value) => {
          change.at(Number(value));
        }}
      />
      {refused === undefined ? null : <FormNotice tone="danger">{refused.whole}</FormNotice>}
      <Button type="submit" isBlock isDisabled={requests.isBusy}>
        {t(requests.isBusy ? 'sending' : 'call.order')}
      </Button>
    </form>
  );
});

function useTimeWords(): (at: number) => string {
  const { clock, settings } = usePage();
  const { t: kit } = useTranslation('kit');
  return (at) => formatMoment(at, clock.now, { look: settings.settings, words: kit });
}

function useCall() {
  const { clock, settings } = usePage();
  const { requests, player } = useSupport();
  const { t } = useTranslation('support');
  const [typed, setPhone] = useState<string | undefined>(undefined);
  const [subject, setSubject] = useState<string>(SUBJECTS[0]);
  const [wish, setAt] = useState<number | undefined>(undefined);
  const [blamed, setBlamed] = useState<string | undefined>(undefined);
  const [ordered, setOrdered] = useState<number | undefined>(undefined);
  const phone = typed ?? player.player?.phoneNumber ?? '';
  const times = callBackTimes(clock.now, hours(settings.settings.timeZone));
  const at = times.find((time) => time === wish) ?? times[0];
  return {
    phone,
    subject,
    times,
    at,
    ordered,
    isBlamed: blamed === phone,
    change: { phone: setPhone, subject: setSubject, at: setAt },
    submit: (event: { readonly preventDefault: () => void }): void => {
      event.preventDefault();
      const number = phone.replaceAll(/[\s()-]/g, '');
      setBlamed(PHONE.test(number) ? undefined : phone);
      if (!PHONE.test(number) || at === undefined) return;
      void requests.order({ phone: number, subject: t(`call.subject.${subject}`), at }).then((id) => {
        if (id !== undefined) setOrdered(at);
      });
    },
  };
}

import { observer } from 'mobx-react-lite';
import { useEffect, type KeyboardEventHandler, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import { supportOptions, type SupportOption } from '../../core/support/support-options.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { useSupport } from './use-support.ts';
import styles from './contact-ways.module.scss';

const ICONS: Readonly<Record<SupportOption, IconName>> = {
  consultant: 't-message',
  'call-back': 't-phone',
  question: 't-help-circle',
  'question-history': 't-history',
};

interface SupportWaysProps {
  readonly onKeyDown: KeyboardEventHandler;
  readonly onChosen: () => void;
}

/** SO-2 What the site itself does for whoever asks. */
export const SupportWays = observer(function SupportWays({ onKeyDown, onChosen }: SupportWaysProps): ReactNode {
  const { dialogs, language } = usePage();
  const { t } = useTranslation('site');
  const navigate = useNavigate();
  const stores = useSupport();
  const choose = (option: SupportOption): void => {
    onChosen();
    if (option === 'consultant') void stores.consultant.open();
    else if (option === 'question' || option === 'question-history') dialogs.show(option);
    else void navigate(`${addressInLanguage(routePath('office-support', {}), language)}#call-back`);
  };
  return useOptions().map((option) => (
    <li key={option}>
      <button
        type="button"
        className={styles.way}
        onKeyDown={onKeyDown}
        onClick={() => {
          choose(option);
        }}
      >
        <Icon name={ICONS[option]} size="sm" />
        {t(`support.${option}`)}
      </button>
    </li>
  ));
});

/** SO-1 Nobody is offered a call before it is known in which languages there are none. */
function useOptions(): readonly SupportOption[] {
  const { language, session } = usePage();
  const stores = useSupport();
  const { lazy } = stores;
  const { isSignedIn } = session;
  useEffect(() => {
    void lazy
      .ensure(['consultant'])
      .then(async () => stores.consultant.load())
      .catch(() => undefined);
  }, [lazy, stores]);
  useEffect(() => {
    if (!isSignedIn) return;
    void lazy
      .ensure(['requests'])
      .then(async () => stores.requests.loadDesk())
      .catch(() => undefined);
  }, [isSignedIn, lazy, stores]);
  const desk = lazy.isLoaded('requests') ? stores.requests.desk : undefined;
  const isConsultantAvailable = lazy.isLoaded('consultant') && stores.consultant.isAvailable;
  const facts = { isSignedIn, language, isConsultantAvailable };
  return supportOptions({ ...facts, languagesWithoutCallBack: desk?.languagesWithoutCallBack ?? [language] });
}

import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Button, buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { usePage } from '../../page/use-page.ts';
import { useTexts } from '../../page/use-texts.ts';
import { useSports } from '../use-sports.ts';

const SETTINGS_PATH = '/office/settings';

/** SP-34 The player has hidden this sport: here it can be shown again. */
export const HiddenSport = observer(function HiddenSport({ id }: { readonly id: number }): ReactNode {
  const { language } = usePage();
  const { t } = useTranslation('office-settings');
  const [isBusy, setBusy] = useState(false);
  const show = useShowing(id);
  if (!useTexts('office-settings')) return null;
  return (
    <EmptyState
      icon="t-eye-off"
      title={t('sports.hidden-here')}
      action={
        <>
          <Button
            look="primary"
            size="sm"
            isDisabled={isBusy}
            onClick={() => {
              setBusy(true);
              void show().finally(() => {
                setBusy(false);
              });
            }}
          >
            {t('sports.show-here')}
          </Button>
          <Link className={buttonClass({ look: 'line', size: 'sm' })} to={inLanguage(SETTINGS_PATH, language)}>
            {t('sports.choose')}
          </Link>
        </>
      }
    >
      {t('sports.hidden-here-text')}
    </EmptyState>
  );
});

function useShowing(id: number): () => Promise<void> {
  const stores = useSports();
  const { notices, page } = usePage();
  return async () => {
    try {
      await stores.lazy.ensure(['officeSettings']);
    } catch {
      page.reportMissingPart();
      return;
    }
    const { officeSettings } = stores;
    await officeSettings.load();
    if (officeSettings.failure !== undefined) {
      await notices.raiseFailure(officeSettings.failure, 'save-setting');
      return;
    }
    for (const section of ['line', 'live'] as const) {
      if (officeSettings.hiddenSports[section].includes(id)) officeSettings.showSport(section, id, true);
    }
  };
}

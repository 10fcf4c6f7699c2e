import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ViewSettings } from '../../../core/settings/view-settings.ts';
import { COEF_VIEW_IDS } from '../../../core/shared/odds.ts';
import { Menu } from '../../kit/controls/menu.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import styles from '../../page/places/places-row.module.scss';

export interface LineSettingsProps {
  readonly settings: ViewSettings;
  readonly onSettings: (change: Partial<ViewSettings>) => void;
}

/** How odds are shown, and the line. */
export function LineSettings({ settings, onSettings }: LineSettingsProps): ReactNode {
  const { t } = useTranslation('shell');
  return (
    <>
      <Menu
        label={t('odds-format')}
        className={styles.format}
        align="end"
        title={t('odds-format')}
        items={COEF_VIEW_IDS.map((id) => ({
          id: `${id}`,
          text: t(`odds-format.${id}`),
          isCurrent: id === settings.coefViewId,
          onChoose: () => {
            onSettings({ coefViewId: id });
          },
        }))}
      >
        {t(`odds-format.${settings.coefViewId}`)}
      </Menu>
      <i className={styles.separator} />
      <Segment
        label={t('view-type')}
        isChrome
        options={[
          { value: 0, label: t('view-type.0') },
          { value: 1, label: t('view-type.1') },
        ]}
        value={settings.appViewType}
        onChange={(appViewType) => {
          onSettings({ appViewType: appViewType === 1 ? 1 : 0 });
        }}
      />
    </>
  );
}

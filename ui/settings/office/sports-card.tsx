import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeSport } from '../../../core/settings/office/office-settings.ts';
import { Button } from '../../kit/controls/button.tsx';
import { Checkbox } from '../../kit/controls/checkbox.tsx';
import { useSettings } from '../use-settings.ts';
import { SettingsCard } from './settings-card.tsx';
import styles from './sports-card.module.scss';

/** SP-4 Which sports are shown before their start, and which in play. */
export const SportsCard = observer(function SportsCard(): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const { line, live } = officeSettings.hiddenSports;
  const isWhole = line.length + live.length === 0;
  return (
    <SettingsCard section="sports">
      <p>{t('sports.text')}</p>
      <div className={styles.foot}>
        <output>{t('sports.hidden', { line: line.length, live: live.length })}</output>
        {isWhole ? null : (
          <Button
            size="sm"
            onClick={() => {
              officeSettings.showAllSports();
            }}
          >
            {t('sports.all')}
          </Button>
        )}
      </div>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('sports.sport')}</th>
            <th scope="col">{t('sports.line')}</th>
            <th scope="col">{t('sports.live')}</th>
          </tr>
        </thead>
        <tbody>
          {officeSettings.settings?.sports.map((sport) => (
            <SportRow key={sport.id} sport={sport} />
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
});

const SportRow = observer(function SportRow({ sport }: { readonly sport: OfficeSport }): ReactNode {
  const { id, name } = sport;
  return (
    <tr>
      <th scope="row">{name}</th>
      <SportCell section="line" sport={sport} key={`line-${id}`} />
      <SportCell section="live" sport={sport} key={`live-${id}`} />
    </tr>
  );
});

interface SportCellProps {
  readonly section: 'line' | 'live';
  readonly sport: OfficeSport;
}

const SportCell = observer(function SportCell({ section, sport: { id, name } }: SportCellProps): ReactNode {
  const { officeSettings } = useSettings();
  const { t } = useTranslation('office-settings');
  const offered = officeSettings.settings?.[section === 'line' ? 'lineSports' : 'liveSports'];
  if (offered?.some((sport) => sport.id === id) !== true) return <td>–</td>;
  return (
    // oxlint-disable-next-line jsx-a11y/control-has-associated-label -- the checkbox in it has one
    <td>
      <Checkbox
        isOn={!officeSettings.hiddenSports[section].includes(id)}
        onChange={(isShown) => {
          officeSettings.showSport(section, id, isShown);
        }}
      >
        <span className="vh">{t(`sports.in-${section}`, { sport: name })}</span>
      </Checkbox>
    </td>
  );
});

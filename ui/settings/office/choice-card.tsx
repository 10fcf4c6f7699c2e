import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OfficeSection, OfficeSetting } from '../../../core/settings/office/office-settings.ts';
import { RadioGroup } from '../../kit/controls/radio-group.tsx';
import { SettingsCard } from './settings-card.tsx';
import { useSettings } from '../use-settings.ts';

interface ChoiceCardProps {
  readonly section: OfficeSection;
  readonly setting: OfficeSetting;
  /** What the choice means, or the way to the page that says so. */
  readonly more: ReactNode;
}

/** OFS-3 A setting of a few options, of which one is chosen. */
export const ChoiceCard = observer(function ChoiceCard({ section, setting, more }: ChoiceCardProps): ReactNode {
  const { officeSettings } = useSettings();
  const { id, title, options } = setting;
  return (
    <SettingsCard section={section}>
      <RadioGroup
        isRow
        isLegendHidden
        legend={title}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(officeSettings.valueOf(id))}
        onChange={(value) => {
          officeSettings.change(id, Number(value));
        }}
      />
      {more}
    </SettingsCard>
  );
});

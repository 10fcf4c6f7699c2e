import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import type { OfficeSetting } from '../../../core/settings/office/office-settings.ts';
import { RadioGroup } from '../../kit/controls/radio-group.tsx';
import { Switch } from '../../kit/controls/switch.tsx';
import { useSettings } from '../use-settings.ts';

interface OperatorSettingsProps {
  readonly settings: readonly OfficeSetting[];
}

/** OFS-3 Settings as the operator names them: a switch, or a choice where there are options. */
export const OperatorSettings = observer(function OperatorSettings({ settings }: OperatorSettingsProps): ReactNode {
  const { officeSettings } = useSettings();
  return settings.map(({ id, title, options }) =>
    options.length === 0 ? (
      <Switch
        key={id}
        isOn={officeSettings.valueOf(id) === 1}
        onChange={(isOn) => {
          officeSettings.change(id, Number(isOn));
        }}
      >
        {title}
      </Switch>
    ) : (
      <RadioGroup
        key={id}
        isRow
        legend={title}
        options={options.map(({ value, label }) => ({ value: String(value), label }))}
        value={String(officeSettings.valueOf(id))}
        onChange={(value) => {
          officeSettings.change(id, Number(value));
        }}
      />
    ),
  );
});

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { addressInLanguage } from '../../core/navigation/language-path.ts';
import { routePath } from '../../core/navigation/route-table.ts';
import type { OfficeSetting } from '../../core/settings/office-settings.ts';
import { RadioGroup } from '../kit/controls/radio-group.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { SettingsCard, type ShownSection } from './settings-card.tsx';
import { useSettings } from './use-settings.ts';

interface ChoiceCardProps {
  readonly section: ShownSection;
  readonly icon: IconName;
  readonly setting: OfficeSetting;
  /** The page that says what the choice means. */
  readonly more: { readonly route: 'deposit-bonuses' | 'vip-cashback'; readonly text: string };
}

/** OFS-3 A setting of a few options, of which one is chosen. */
export const ChoiceCard = observer(function ChoiceCard({ section, icon, setting, more }: ChoiceCardProps): ReactNode {
  const { officeSettings } = useSettings();
  const { language } = usePage();
  const { id, title, options } = setting;
  return (
    <SettingsCard section={section} icon={icon}>
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
      <Link discover="none" to={addressInLanguage(routePath(more.route, {}), language)}>
        {more.text}
      </Link>
    </SettingsCard>
  );
});

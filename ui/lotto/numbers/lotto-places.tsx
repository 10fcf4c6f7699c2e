import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { lottoPage, lottoPath } from '../../../core/lotto/numbers/lotto-page.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { matchPath } from '../../../core/navigation/route-table.ts';
import type { IconName } from '../../kit/pictures/icon-name.ts';
import { SectionPlaces } from '../../page/places/section-places.tsx';
import { usePage } from '../../page/use-page.ts';

/** The pages that all lottos share. */
export const LOTTO_PARTS = [
  ['catalog', 't-layout-grid'],
  ['tickets', 't-receipt'],
  ['results', 't-trophy'],
  ['rules', 't-help-circle'],
] as const satisfies readonly (readonly [string, IconName])[];

/** The lotto's row under the header. */
export const LottoPlaces = observer(function LottoPlaces(): ReactNode {
  const { language } = usePage();
  const { pathname } = useLocation();
  const { t } = useTranslation('lotto');
  const match = matchPath(splitLanguage(pathname).rest);
  const open = match?.name === 'lotto' ? lottoPage(match.params.lottoSection, match.params.lotto).part : undefined;
  return (
    <SectionPlaces
      links={LOTTO_PARTS.map(([part]) => ({
        text: t(`part.${part}`),
        href: inLanguage(`/${lottoPath({ part })}`, language),
        isCurrent: part === open,
      }))}
    />
  );
});

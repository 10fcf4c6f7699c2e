import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TOTO_PARTS, totoPath } from '../../core/lotto/toto-page.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { SectionPlaces } from '../page/places/section-places.tsx';
import { usePage } from '../page/use-page.ts';
import { useLotto } from './use-lotto.ts';

/** The toto's row under the header: the pages of the sort that is open. */
export const TotoPlaces = observer(function TotoPlaces(): ReactNode {
  const { toto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('toto');
  const { sort, part: open } = toto.page;
  return (
    <SectionPlaces
      links={TOTO_PARTS.map((part) => ({
        text: t(`part.${part}`),
        href: inLanguage(`/${totoPath({ sort, part })}`, language),
        isCurrent: part === open,
      }))}
    />
  );
});

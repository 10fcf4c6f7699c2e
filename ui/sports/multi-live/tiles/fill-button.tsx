import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../kit/controls/button.tsx';
import { useSports } from '../../use-sports.ts';

/** Fills the free tiles with the games that most is offered on. */
export const FillButton = observer(function FillButton(): ReactNode {
  const { line, multiLive } = useSports();
  const { t } = useTranslation('multi-live');
  const live = line.groups
    .flatMap(({ champs }) => champs)
    .flatMap(({ games }) => games)
    .flatMap((id) => line.row(id)?.facts ?? []);
  const isNone = !live.some(({ id }) => !multiLive.has(id));
  return (
    <Button size="sm" reason={isNone ? t('fill.none') : undefined} onClick={() => multiLive.fill(live)}>
      {t('fill')}
    </Button>
  );
});

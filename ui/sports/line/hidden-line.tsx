import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { readHiddenSports } from '../../../core/player/disallowed-sports.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { HiddenSport } from './hidden-sport.tsx';

/** SP-34 That the player has hidden the sport whose line is empty; else what is said of any other. */
export const HiddenLine = observer(function HiddenLine({ children }: { readonly children?: ReactNode }): ReactNode {
  const { line } = useSports();
  const { settings } = usePage();
  const { sportId, section } = line.view.filter;
  const hidden = readHiddenSports(settings.settings.hiddenSports);
  const isHidden =
    sportId !== undefined &&
    (['line', 'live'] as const).some(
      (part) => (section === 'all' || section === part) && hidden[part].includes(sportId),
    );
  return isHidden ? <HiddenSport id={sportId} /> : children;
});

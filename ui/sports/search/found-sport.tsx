import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { foundSports } from '../../../core/sports/search/found-sports.ts';
import type { Sport } from '../../../core/sports/tree/sport.ts';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { AppLink } from '../../page/app-link.tsx';
import { usePage } from '../../page/use-page.ts';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { useSports } from '../use-sports.ts';
import styles from '../tree/tree-search.module.scss';

/** LN-103 The sports of the tree that have what was typed in their names. */
export function useFoundSports(): readonly Sport[] {
  const { search, tree } = useSports();
  const { t } = useTranslation('sports');
  return foundSports(
    tree.tree.sports.map((sport) => ({ ...sport, name: t(`sport.${sport.code}`) })),
    search.text,
  );
}

export function FoundSport({ sport }: { readonly sport: Sport }): ReactNode {
  const { language } = usePage();
  const { code, name, liveCount, lineCount } = sport;
  return (
    <AppLink className={styles.result} to="sport" params={{ section: lineCount > 0 ? 'line' : 'live', sport: code }}>
      <span className={styles.team}>
        <Icon name={sportIcon(code)} size="sm" />
        {name}
      </span>
      <small>
        {liveCount > 0 ? <span className={styles.live}>{formatCount(liveCount, language)}</span> : null}
        {lineCount > 0 ? <span className="num">{formatCount(lineCount, language)}</span> : null}
      </small>
    </AppLink>
  );
}

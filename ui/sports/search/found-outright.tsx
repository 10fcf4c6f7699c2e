import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { FoundOutright } from '../../../core/sports/line/line-gateway.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { Flag } from '../../kit/pictures/flag.tsx';
import { NameText } from '../../page/names/name-text.tsx';
import { useNameLanguage } from '../../page/names/use-name-language.ts';
import { usePage } from '../../page/use-page.ts';
import { OpponentName } from '../game/opponent-name.tsx';
import { outrightsPath } from '../outrights-path.ts';
import styles from '../tree/tree-search.module.scss';

/** Leads to the bets on the season of a team or competition that was found. */
export function FoundOutrightLink({
  outright: { champId, champName, champLanguage, countryCode, sportId, team },
}: {
  readonly outright: FoundOutright;
}): ReactNode {
  const { language } = usePage();
  const langOf = useNameLanguage();
  const champ = { name: champName, language: champLanguage };
  const { t } = useTranslation('sports');
  return (
    <Link className={styles.result} to={outrightsPath(champId, language)}>
      {team === undefined ? (
        <NameText of={champ}>{champName}</NameText>
      ) : (
        <span className={styles.team}>
          <OpponentName opponent={team} />
        </span>
      )}
      <small>
        <Flag code={countryCode} size="sm" />
        <span className="ell" dir="auto" lang={team === undefined ? undefined : langOf(champ)}>
          {team === undefined ? t(`sport.${sportCode(sportId) ?? 'football'}`) : champName}
        </span>
      </small>
    </Link>
  );
}

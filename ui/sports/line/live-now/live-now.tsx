import { observer } from 'mobx-react-lite';
import { useEffect, useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChampGroup } from '../../../../core/sports/line/line-groups.ts';
import { Badge } from '../../../kit/feedback/badge.tsx';
import { buttonClass } from '../../../kit/controls/button.tsx';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { Icon } from '../../../kit/pictures/icon.tsx';
import { AppLink, useRouteMatch } from '../../../page/app-link.tsx';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import { WaitingGames } from '../waiting-games.tsx';
import { LiveChamp } from './live-champ.tsx';
import styles from './live-now.module.scss';
import { useNear } from './use-near.ts';

/** Beside an open live game: the others of its sport that run now. */
export const LiveNow = observer(function LiveNow(): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  useEffect(() => line.watch(), [line]);
  // the store of the game may still be on its way
  const match = useRouteMatch();
  const open = match?.name === 'game' ? match.params : undefined;
  const sport = open?.sport ?? 'football';
  const [group] = line.groups;
  const champs = group?.champs ?? [];
  const shown = countGames(champs);
  return (
    <nav className={classNames('panel', styles.games)} aria-label={t('game:live-now')}>
      <div className={styles.head}>
        {t('game:live-now')}
        <Badge isMuted>{formatCount(group?.gameCount ?? 0, language)}</Badge>
      </div>
      <div className={styles.waiting}>
        <WaitingGames />
      </div>
      <div className={classNames('scroll', styles.body)}>
        {champs.map((each, index) => (
          <LiveChamp
            key={each.champ.id}
            group={each}
            before={countGames(champs.slice(0, index))}
            openGame={open?.game}
          />
        ))}
        <LineEnd count={shown} />
      </div>
      <div className={styles.foot}>
        <AppLink className={buttonClass({ size: 'sm', isBlock: true })} to="sport" params={{ section: 'live', sport }}>
          <Icon name="t-arrow-left" size="sm" isFlipping />
          {t('title.sport-live', { sport: t(`sport.${sport}`) })}
        </AppLink>
      </div>
    </nav>
  );
});

/** As what has come nears its end, more is fetched. */
const LineEnd = observer(function LineEnd({ count }: { readonly count: number }): ReactNode {
  const { line } = useSports();
  const place = useRef<HTMLDivElement>(null);
  const isNear = useNear(place, false);
  const reached = count + line.waiting.length;
  useEffect(() => {
    if (isNear) line.reach(reached + 1);
  }, [line, isNear, reached]);
  return <div ref={place} />;
});

function countGames(champs: readonly ChampGroup[]): number {
  return champs.reduce((sum, { games }) => sum + games.length, 0);
}

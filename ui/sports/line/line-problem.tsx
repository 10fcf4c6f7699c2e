import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { readHiddenSports } from '../../../core/player/disallowed-sports.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { buttonClass } from '../../kit/controls/button.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import type { ErrorStateProps } from '../../kit/feedback/error-state.tsx';
import { HiddenSport } from './hidden-sport.tsx';
import { LineFailure } from './line-failure.tsx';
import { useLineAddress } from './use-line-address.ts';

/** What stands where there is no line: why, and the way on. */
export const LineProblem = observer(function LineProblem(shown: ErrorStateProps): ReactNode {
  const { line } = useSports();
  const { settings } = usePage();
  const { sportId, section } = line.view.filter;
  const hidden = readHiddenSports(settings.settings.hiddenSports);
  const isHidden =
    sportId !== undefined &&
    (['line', 'live'] as const).some(
      (part) => (section === 'all' || section === part) && hidden[part].includes(sportId),
    );
  return (
    <section className="panel">
      {line.phase === 'failed' ? <LineFailure {...shown} /> : isHidden ? <HiddenSport id={sportId} /> : <EmptyLine />}
    </section>
  );
});

const EmptyLine = observer(function EmptyLine(): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const { query, hrefWith } = useLineAddress();
  const { isFavourites } = line.view;
  const kind = isFavourites ? 'favourites' : query.time === 'all' && query.hoursAhead === 0 ? 'line' : 'filter';
  // on a page of favourites there are no others to show
  const href =
    isFavourites && !query.isFavourites
      ? `/${language}`
      : hrefWith({ time: 'all', hoursAhead: 0, isFavourites: false });
  return (
    <EmptyState
      icon={isFavourites ? 't-star' : 't-mood-empty'}
      title={t(`empty.${kind}`)}
      action={
        kind === 'line' ? undefined : (
          <Link className={buttonClass({ look: 'primary', size: 'sm' })} to={href}>
            {t('empty.show-all')}
          </Link>
        )
      }
    >
      {t(`empty.${kind}-text`)}
    </EmptyState>
  );
});

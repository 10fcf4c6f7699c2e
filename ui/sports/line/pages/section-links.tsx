import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { LineFilter } from '../../../../core/sports/line/line-filter.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import { LiveDot } from '../../../kit/feedback/live-tag.tsx';
import { formatCount } from '../../../kit/formats/format-number.ts';
import { usePage } from '../../../page/use-page.ts';
import { useSports } from '../../use-sports.ts';
import styles from './section-links.module.scss';

type ShownSection = LineFilter['section'];

const SHOWN_SECTIONS: readonly ShownSection[] = ['all', 'live', 'line'];

export interface SectionLinksProps {
  readonly hrefOf: (section: ShownSection) => string;
  /** As the tree counts them; missing where it does not. */
  readonly counts: { readonly liveCount: number; readonly lineCount: number } | undefined;
  /** Where its season can be bet on, and whether that is the page; missing where it holds none. */
  readonly outrights?: { readonly address: string; readonly isOn: boolean } | undefined;
}

/** The whole of a page, what is being played of it, what is still to begin, and its season. */
export const SectionLinks = observer(function SectionLinks({
  hrefOf,
  counts,
  outrights,
}: SectionLinksProps): ReactNode {
  const { line } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const numbers = counts === undefined ? undefined : numbersOf(counts);
  // beside a season nobody looks for what is not being played
  const offered = SHOWN_SECTIONS.filter((section) => outrights?.isOn !== true || numbers?.[section] !== 0);
  return (
    <nav className={styles.sections} aria-label={t('tree.section')}>
      {offered.map((section) => {
        const isOn = line.view.filter.section === section && outrights?.isOn !== true;
        return (
          <Link
            key={section}
            className={classNames(styles.section, isOn && styles.on)}
            to={hrefOf(section)}
            aria-current={isOn ? 'true' : undefined}
          >
            {section === 'live' ? <LiveDot /> : null}
            {t(`tree.${section}`)}{' '}
            {numbers === undefined ? null : <span className="num">{formatCount(numbers[section], language)}</span>}
          </Link>
        );
      })}
      {outrights === undefined ? null : (
        <Link
          className={classNames(styles.section, outrights.isOn && styles.on)}
          to={outrights.address}
          aria-current={outrights.isOn ? 'true' : undefined}
        >
          {t('tree.outrights')}
        </Link>
      )}
    </nav>
  );
});

function numbersOf({
  liveCount,
  lineCount,
}: NonNullable<SectionLinksProps['counts']>): Readonly<Record<ShownSection, number>> {
  return { all: liveCount + lineCount, live: liveCount, line: lineCount };
}

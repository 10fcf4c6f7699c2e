import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { CYBER_DISCIPLINES, type CyberDiscipline, type CyberType } from '../../../core/sports/cyber/cyber.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { LiveDot } from '../../kit/feedback/live-tag.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import { VisuallyHidden } from '../../kit/visually-hidden.tsx';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { disciplinePath } from './cyber-page.ts';
import styles from './discipline-strip.module.scss';

/** The slanted light of each card. */
const LIGHTS = ['#C2571A', '#2563C9', '#7A4FD6', '#0C7F75', '#8A6D0B', '#B81D33', '#1B7B43', '#2A6F97', '#C4223A'];

interface DisciplineStripProps {
  readonly type: CyberType;
  readonly current: CyberDiscipline | undefined;
}

/** All disciplines side by side, those of the shown type first; arrow keys, Home and End walk through them. */
export function DisciplineStrip({ type, current }: DisciplineStripProps): ReactNode {
  const { t } = useTranslation('line-pages');
  const shown = CYBER_DISCIPLINES.toSorted((left, right) => Number(right.type === type) - Number(left.type === type));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys walk between the links of the list
    <nav aria-label={t('cyber.disciplines')} onKeyDown={walkCards}>
      <ul className={classNames('scroll', styles.strip)}>
        {shown.map((discipline) => (
          <DisciplineCard key={discipline.sport} discipline={discipline} isCurrent={discipline === current} />
        ))}
      </ul>
    </nav>
  );
}

const DisciplineCard = observer(function DisciplineCard({
  discipline,
  isCurrent,
}: {
  readonly discipline: CyberDiscipline;
  readonly isCurrent: boolean;
}): ReactNode {
  const { tree } = useSports();
  const { language } = usePage();
  const { t } = useTranslation('sports');
  const { sport: code } = discipline;
  const { liveCount, lineCount } = tree.tree.sports.find((sport) => sport.code === code) ?? {
    liveCount: 0,
    lineCount: 0,
  };
  return (
    <li>
      <Link
        className={classNames(styles.card, isCurrent && styles.on)}
        to={inLanguage(disciplinePath(discipline), language)}
        aria-current={isCurrent ? 'page' : undefined}
      >
        <svg className={styles.light} preserveAspectRatio="none" viewBox="0 0 1 1" aria-hidden="true">
          <rect width="1" height="1" fill={LIGHTS[CYBER_DISCIPLINES.indexOf(discipline) % LIGHTS.length]} />
        </svg>
        <span className={styles.name}>{t(`sport.${code}`)}</span>
        <small className={classNames('num', styles.counts)}>
          <LiveDot />
          <VisuallyHidden>{t('tree.live')}</VisuallyHidden> {formatCount(liveCount, language)}
          <span aria-hidden="true">·</span> <VisuallyHidden>{t('tree.line')}</VisuallyHidden>{' '}
          {formatCount(lineCount, language)}
        </small>
        <Icon name={sportIcon(code)} />
      </Link>
    </li>
  );
});

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowLeft: -1, Home: -Infinity, End: Infinity };

function walkCards(event: KeyboardEvent<HTMLElement>): void {
  const step = STEPS[event.key];
  if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  const cards = [...event.currentTarget.querySelectorAll('a')];
  const at = cards.findIndex((card) => card === document.activeElement);
  if (at === -1) return;
  event.preventDefault();
  const isMirrored = Number.isFinite(step) && getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = Math.min(cards.length - 1, Math.max(0, at + (isMirrored ? -step : step)));
  cards[next]?.focus();
}

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { TOTO_PARTS, totoPath, type TotoPage, type TotoPart } from '../../core/lotto/toto-page.ts';
import { TOTO_RULES } from '../../core/lotto/toto-rules.ts';
import { inLanguage } from '../../core/navigation/language-path.ts';
import { TOTO_SECTIONS } from '../../core/navigation/route-parameters.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import type { IconName } from '../kit/pictures/icon-name.ts';
import { usePage } from '../page/use-page.ts';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import styles from './toto-side.module.scss';

const ICONS: Readonly<Record<TotoPart, IconName>> = {
  filling: 't-pencil',
  draw: 't-player-play',
  next: 't-calendar',
  coupons: 't-receipt',
  draws: 't-history',
  nominees: 't-trophy',
};

/** The sorts of the toto with what each is played for, and the pages of the one that is open. */
export const TotoSide = observer(function TotoSide(): ReactNode {
  const { toto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('toto');
  const { page } = toto;
  const href = (to: TotoPage): string => inLanguage(`/${totoPath(to)}`, language);
  return (
    <nav className={`panel ${styles.side}`} aria-label={t('pages')}>
      <h2 className={styles.head}>{t('sorts')}</h2>
      <ul className={styles.sorts}>
        {TOTO_SECTIONS.map((sort) => (
          <li key={sort}>
            <Link
              className={styles.sort}
              to={href({ sort, part: 'filling' })}
              aria-current={sort === page.sort ? 'true' : undefined}
            >
              <i className={styles.mark}>{TOTO_RULES[sort].gameCount}</i>
              <span>
                <b>{t(`sort.${sort}`)}</b>
                <SortJackpot sort={sort} />
              </span>
            </Link>
          </li>
        ))}
      </ul>
      <ul className={styles.parts}>
        {TOTO_PARTS.map((part) => (
          <li key={part}>
            <Link
              className={styles.part}
              to={href({ sort: page.sort, part })}
              aria-current={part === page.part ? 'page' : undefined}
            >
              <Icon name={ICONS[part]} size="sm" />
              {t(`part.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

const SortJackpot = observer(function SortJackpot({ sort }: Pick<TotoPage, 'sort'>): ReactNode {
  const { toto } = useLotto();
  const words = useTotoWords();
  const { board } = toto;
  const found = board?.sorts.find((each) => each.sort === sort);
  return (
    <small className="num">
      {board === undefined || found === undefined ? '\u00A0' : words.money(found.jackpot, board.currency)}
    </small>
  );
});

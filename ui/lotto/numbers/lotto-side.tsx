import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { lottoPath, type LottoPage } from '../../../core/lotto/numbers/lotto-page.ts';
import { LOTTOS } from '../../../core/lotto/numbers/lotto-rules.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { usePage } from '../../page/use-page.ts';
import { useLotto } from '../use-lotto.ts';
import { LottoMark } from './lotto-balls.tsx';
import { LOTTO_PARTS } from './lotto-places.tsx';
import { useLottoWords } from './use-lotto-words.ts';
import styles from './lotto-side.module.scss';

/** The lottos with their next draws, and the pages that all of them share. */
export const LottoSide = observer(function LottoSide(): ReactNode {
  const { lotto } = useLotto();
  const { language } = usePage();
  const { t } = useTranslation('lotto');
  const words = useLottoWords();
  const { board, page } = lotto;
  const href = (to: LottoPage): string => inLanguage(`/${lottoPath(to)}`, language);
  return (
    <nav className={`panel ${styles.side}`} aria-label={t('pages')}>
      <h2 className={styles.head}>{t('lottos')}</h2>
      <ul className={styles.links}>
        {LOTTOS.map(({ id, drawn }) => {
          const next = board?.offers.find(({ lottoId }) => lottoId === id)?.next;
          return (
            <li key={id}>
              <Link
                className={styles.link}
                to={href({ part: 'view', lottoId: id })}
                aria-current={page.part === 'view' && page.lottoId === id ? 'page' : undefined}
              >
                <LottoMark lottoId={id} drawn={drawn} />
                <span className={styles.name}>{words.lotto(id)}</span>
                <small className="num">{next === undefined ? '' : words.time(next.drawsAt)}</small>
              </Link>
            </li>
          );
        })}
      </ul>
      <ul className={styles.links}>
        {LOTTO_PARTS.map(([part, icon]) => (
          <li key={part}>
            <Link className={styles.link} to={href({ part })} aria-current={part === page.part ? 'page' : undefined}>
              <Icon name={icon} size="sm" />
              {t(`part.${part}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
});

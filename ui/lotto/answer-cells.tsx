import { observer } from 'mobx-react-lite';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { TotoGame } from '../../core/lotto/toto-gateway.ts';
import type { TotoRules } from '../../core/lotto/toto-rules.ts';
import { classNames } from '../kit/behaviour/class-names.ts';
import { Icon } from '../kit/pictures/icon.tsx';
import { useLotto } from './use-lotto.ts';
import { useTotoWords } from './use-toto-words.ts';
import { walkCells } from '../kit/behaviour/walk-cells.ts';
import styles from './toto-grid.module.scss';

interface AnswerCellsProps {
  readonly game: TotoGame;
  readonly place: number;
  readonly rules: TotoRules;
}

/** The answers of a game: to choose from while coupons are taken, and what came once it is over. */
export const AnswerCells = observer(function AnswerCells({ game, place, rules }: AnswerCellsProps): ReactNode {
  const { toto, totoCoupon } = useLotto();
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  const isOpen = toto.page.part === 'filling' && totoCoupon.draw !== undefined;
  if (!isOpen) return <Came game={game} rules={rules} />;
  const chosen = totoCoupon.answers[place] ?? [];
  const name = words.game(game);
  return (
    <fieldset className={styles.answers}>
      <legend className="vh">{name}</legend>
      {rules.answers.map((code, index) => (
        <button
          key={code}
          type="button"
          className={styles.answer}
          aria-pressed={chosen.includes(index + 1)}
          aria-label={t('answer.of', { answer: words.answer(rules, index + 1), game: name })}
          onClick={() => totoCoupon.toggle(place, index + 1)}
          onKeyDown={(event) => {
            walkCells(event);
            pressByKey(event, rules, (answer) => totoCoupon.toggle(place, answer));
          }}
        >
          {words.answer(rules, index + 1)}
        </button>
      ))}
    </fieldset>
  );
});

const KEYS: Readonly<Record<string, string>> = { '1': 'home', x: 'draw', '2': 'away' };

/** 1, x and 2 turn the answers of the row. */
function pressByKey(
  event: KeyboardEvent<HTMLElement>,
  { answers }: Pick<TotoRules, 'answers'>,
  toggle: (answer: number) => void,
): void {
  const code = KEYS[event.key.toLowerCase()];
  const place = code === undefined ? -1 : answers.indexOf(code);
  if (place < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  toggle(place + 1);
}

const Came = observer(function Came({ game: { result }, rules }: Omit<AnswerCellsProps, 'place'>): ReactNode {
  const { t } = useTranslation('toto');
  const words = useTotoWords();
  if (result === 'cancelled') {
    return (
      <span className={styles.came}>
        <Icon name="t-ban" size="sm" />
        {t('cancelled')}
      </span>
    );
  }
  return (
    <span className={styles.answers}>
      {rules.answers.map((code, index) => (
        <span key={code} className={classNames(styles.answer, result === index + 1 && styles.right)}>
          {words.answer(rules, index + 1)}
          {result === index + 1 ? <span className="vh">{t('came')}</span> : null}
        </span>
      ))}
    </span>
  );
});

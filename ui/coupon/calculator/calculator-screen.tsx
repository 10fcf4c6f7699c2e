import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { InformationMenu } from '#ui/site/documents/information-menu.tsx';
import { calculatedAnswer } from '../../../core/coupon/calculator/calculated-answer.ts';
import { withType } from '../../../core/coupon/calculator/calculation.ts';
import { isDividedType } from '../../../core/coupon/maths/divided-types.ts';
import { MOST_LISTED_LINES } from '../../../core/coupon/maths/system-lines.ts';
import { coefViewIdOf } from '../../../core/shared/odds.ts';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { Button } from '../../kit/controls/button.tsx';
import { CopyButton } from '../../kit/controls/copy-button.tsx';
import { FormNotice } from '../../kit/feedback/form-notice.tsx';
import { Icon } from '../../kit/pictures/icon.tsx';
import { useCoupon } from '../use-coupon.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { LinesTable, StepsTable } from './answer-table.tsx';
import styles from './calculator-screen.module.scss';
import { EventList } from './event-list.tsx';
import { TypeCells } from './type-cells.tsx';
import { useCalculation, type HeldCalculation } from './use-calculation.ts';
import { useCalculatorWords, type CalculatorWords } from './use-calculator-words.ts';

const FIRST_LINES = 100;

/** The betting calculator: what a coupon of any type comes to, by the coupon's own maths. */
export const Screen = observer(function CalculatorScreen(): ReactNode {
  const held = useCalculation();
  const words = useCalculatorWords(held.currency);
  const { settings } = usePage();
  const ownFormatId = coefViewIdOf(settings.settings.coefViewId, 'other');
  const [chosenId, setChosenId] = useState<number>();
  const [mostLines, setMostLines] = useState(FIRST_LINES);
  const formatId = chosenId ?? ownFormatId;
  const { t } = words;
  usePageTitle(t('title'));
  const { calculation, currency } = held;
  const { type, bets } = calculation;
  const reply = calculatedAnswer(calculation, currency, mostLines);
  const answer = reply.ok ? reply.value : undefined;
  const problem = reply.ok ? undefined : reply.error;
  return (
    <div className={styles.frame}>
      <div className={styles.screen}>
        <InformationMenu current="betting-calculator" />
        <div className={styles.calculator}>
          <CalculatorHead held={held} words={words} />
          {held.isMalformed ? <FormNotice tone="warning">{t('malformed')}</FormNotice> : null}
          <TypeCells words={words} type={type} onChoose={(next) => held.edit(withType(calculation, next))} />
          <div className={styles.parts}>
            <div className={styles.column}>
              <EventList
                held={held}
                words={words}
                formatId={formatId}
                ownFormatId={ownFormatId}
                onFormat={setChosenId}
                problem={problem}
              />
              {answer === undefined ? null : isDividedType(type) ? (
                <LinesTable
                  words={words}
                  answer={answer}
                  formatId={formatId}
                  onMore={() => {
                    setMostLines(MOST_LISTED_LINES);
                  }}
                />
              ) : (
                <StepsTable words={words} answer={answer} type={type} bets={bets} />
              )}
            </div>
            <AnswerPanel held={held} words={words} answer={answer} problem={problem} />
          </div>
        </div>
      </div>
    </div>
  );
});

interface CalculatorHeadProps {
  readonly held: HeldCalculation;
  readonly words: CalculatorWords;
}

const CalculatorHead = observer(function CalculatorHead({ held, words }: CalculatorHeadProps): ReactNode {
  const { coupon } = useCoupon();
  const { page } = usePage();
  const { pathname } = useLocation();
  const { t } = words;
  const { playedCount } = coupon;
  // the server knows neither the coupon nor where the page will be read
  const isHere = page.isHydrated;
  return (
    <header className={styles.head}>
      <h1>{t('title')}</h1>
      <p>{t('lead')}</p>
      {isHere && playedCount > 0 ? (
        <Button size="sm" onClick={held.take}>
          <Icon name="t-receipt" size="sm" />
          {t('take', { number: playedCount })}
        </Button>
      ) : null}
      {isHere ? <CopyButton text={`${window.location.origin}${pathname}${held.query}`} label={t('copy-link')} /> : null}
    </header>
  );
});

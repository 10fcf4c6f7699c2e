import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { lineText } from '../../../core/sports/line/line-text.ts';
import { marketLayout } from '../../../core/sports/game/market-layout.ts';
import type { Market, Outcome } from '../../../core/sports/game/market.ts';
import { sectionWidth, type MarketSection } from '../../../core/sports/game/market-sections.ts';
import { outcomeName, pickName } from '../../../core/sports/names/pick-name.ts';
import { usePage } from '../../page/use-page.ts';
import { useSports } from '../use-sports.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import type { GameRow } from '../line/table/game-row.ts';
import styles from './market-panel.module.scss';
import { PlayersTable } from './players/players-table.tsx';
import { PriceButton, PriceSlot } from '../line/table/price-button.tsx';
import { speak } from '../../page/speak.ts';
import { StarButton } from '../line/star-button.tsx';

export interface MarketSectionViewProps {
  readonly row: GameRow;
  readonly section: MarketSection;
  readonly name: string;
  readonly isFolded: boolean;
  readonly onFold: () => void;
}

/** One market of the game with all its lines and answers. */
export const MarketSectionView = observer(function MarketSectionView(props: MarketSectionViewProps): ReactNode {
  const { row, section, name, isFolded, onFold } = props;
  const { favourites } = useSports();
  const { t } = useTranslation('game');
  const main = section.isTable ? section.markets.find((market) => market.isMain) : undefined;
  return (
    <section className={styles.section} aria-label={name}>
      <header className={styles.head}>
        <h2 className={styles.title}>
          <button type="button" className={styles.fold} aria-expanded={!isFolded} onClick={onFold}>
            <Icon name="t-chevron-down" size="xs" />
            <span className="ell" title={name}>
              {name}
            </span>
            {main === undefined || section.markets.length < 2 ? null : (
              <span className={classNames('num', styles.note)}>
                {t('main-line', { line: lineText(section.kind, main.line, 'home') })}
              </span>
            )}
          </button>
        </h2>
        <StarButton
          isOn={favourites.hasMarket(section.kind)}
          name={t('favourite.market', { name })}
          onToggle={() => {
            favourites.toggleMarket(section.kind);
          }}
        />
      </header>
      {isFolded ? null : <SectionPrices row={row} section={section} name={name} />}
    </section>
  );
});

function SectionPrices({ row, section, name }: Pick<MarketSectionViewProps, 'row' | 'section' | 'name'>): ReactNode {
  const { players, markets, isTable } = section;
  if (players !== undefined) return <PlayersTable row={row} markets={markets} {...players} name={name} />;
  return isTable ? <LinesTable row={row} section={section} /> : <AnswersGrid row={row} section={section} />;
}

/** A column for each answer, a row for each line. */
function LinesTable({ row, section }: Pick<MarketSectionViewProps, 'row' | 'section'>): ReactNode {
  const { t } = useTranslation('game');
  const { kind } = section;
  const codes = marketLayout(kind).outcomes;
  const { home, away } = row.facts;
  return (
    <div className={classNames(styles.cells, codes.length === 3 ? styles.w3 : styles.w2)}>
      {codes.map((code) => (
        <span key={code} className={styles.answer} dir="auto">
          {t(`answer.${code}`, { home: home.name, away: away?.name ?? '' })}
        </span>
      ))}
      {section.markets.flatMap((market) =>
        codes.map((code) => (
          <PriceSlot
            key={`${market.id}:${code}`}
            row={row}
            market={market}
            outcome={market.outcomes.find((outcome) => outcome.code === code)}
            label={t('line', { line: lineText(kind, market.line, code) })}
            className={styles.price}
          />
        )),
      )}
    </div>
  );
}

/** The answers side by side, under one another where they are many. */
const AnswersGrid = observer(function AnswersGrid({
  row,
  section,
}: Pick<MarketSectionViewProps, 'row' | 'section'>): ReactNode {
  const { settings } = usePage();
  const { t } = useTranslation('sports');
  const { sportId, home, away } = row.facts;
  const width = sectionWidth(section);
  const labelOf = (outcome: Outcome, { kind, period, line }: Market): string => {
    const isFull = settings.settings.marketsNameType === 1;
    if (kind === 'double-chance' && !isFull) return t(`column.double-chance.${outcome.code}`);
    const named = { kind, period, line, sportId, homeName: home.name, awayName: away?.name };
    const pick = { ...named, code: outcome.code, label: outcome.label };
    // the heading has said which part of the match it is of
    return speak(t, isFull ? pickName({ ...pick, period: 0 }) : outcomeName(pick));
  };
  return (
    <div className={classNames(styles.cells, width === 3 ? styles.w3 : styles.w2, styles.answers)}>
      {section.markets.flatMap((market) =>
        market.outcomes.map((outcome) => (
          <PriceButton
            key={outcome.id}
            row={row}
            market={market}
            outcome={outcome}
            label={labelOf(outcome, market)}
            className={styles.price}
          />
        )),
      )}
    </div>
  );
});

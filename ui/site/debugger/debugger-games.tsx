import { observer } from 'mobx-react-lite';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DebuggerGateway } from '../../../core/site/debugger/debugger-gateway.ts';
import type { Game } from '../../../core/sports/game/game.ts';
import { sportCode } from '../../../core/sports/tree/sport.ts';
import { usePage } from '../../page/use-page.ts';
import { useSite } from '../use-site.ts';
import { Button } from '../../kit/controls/button.tsx';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { Field } from '../../kit/controls/field.tsx';
import { formatCount } from '../../kit/formats/format-number.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { sportIcon } from '../../kit/pictures/sport-icon.ts';
import styles from './debugger-screen.module.scss';

const SHOWN = 40;

const COMMANDS: readonly {
  readonly key: string;
  readonly give: (gateway: DebuggerGateway, gameId: number) => ReturnType<DebuggerGateway['finish']>;
}[] = [
  { key: 'suspend', give: async (gateway, id) => gateway.suspend(id) },
  { key: 'resume', give: async (gateway, id) => gateway.resume(id) },
  { key: 'prices-up', give: async (gateway, id) => gateway.shiftPrices(id, 1.1) },
  { key: 'prices-down', give: async (gateway, id) => gateway.shiftPrices(id, 0.9) },
  { key: 'prices-back', give: async (gateway, id) => gateway.shiftPrices(id, 1) },
  { key: 'finish', give: async (gateway, id) => gateway.finish(id) },
  { key: 'abandon', give: async (gateway, id) => gateway.abandon(id) },
];

/** The live games, each with what the debugger can do to it. */
export const DebuggerGames = observer(function DebuggerGames(): ReactNode {
  const { language } = usePage();
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const [sought, setSought] = useState('');
  const found = debug.games.filter((game) => isFound(game, sought.trim().toLowerCase()));
  return (
    <section className={classNames('panel', styles.sheet)} aria-label={t('games')}>
      <div className={styles.row}>
        <h2>{t('games')}</h2>
        <span className="num">
          {t('games.count', { count: found.length, shown: formatCount(found.length, language) })}
        </span>
        <Field
          label={t('games.search')}
          isLabelHidden
          placeholder={t('games.search')}
          type="search"
          size="sm"
          isQuiet
          value={sought}
          before={<Icon name="t-search" size="sm" />}
          onChange={(event) => {
            setSought(event.currentTarget.value);
          }}
        />
        <Button size="sm" onClick={() => void debug.load()}>
          <Icon name="t-refresh" size="sm" />
          {t('games.reload')}
        </Button>
      </div>
      <ul className={styles.games}>
        {found.slice(0, SHOWN).map((game) => (
          <GameRow key={game.id} game={game} />
        ))}
      </ul>
      {found.length > SHOWN ? <p className={styles.text}>{t('games.rest', { count: SHOWN })}</p> : null}
    </section>
  );
});

const GameRow = observer(function GameRow({ game }: { readonly game: Game }): ReactNode {
  const { debug } = useSite();
  const { t } = useTranslation('debugger');
  const sport = sportCode(game.sportId);
  const name = nameOf(game);
  return (
    <li className={styles.game}>
      {sport === undefined ? null : <Icon name={sportIcon(sport)} size="sm" />}
      <span className={styles.name}>{name}</span>
      <b className="num">{t('games.score', { home: game.score.home, away: game.score.away })}</b>
      <small className="num">{t('games.id', { id: game.id })}</small>
      <span className={styles.commands}>
        {COMMANDS.map(({ key, give }) => (
          <Button
            key={key}
            size="sm"
            isDisabled={debug.isBusy}
            aria-label={t('games.command', { command: t(`games.${key}`), name })}
            onClick={() => void debug.command(async (gateway) => give(gateway, game.id))}
          >
            {t(`games.${key}`)}
          </Button>
        ))}
      </span>
    </li>
  );
});

function isFound(game: Game, sought: string): boolean {
  return sought === '' || `${game.id}` === sought || nameOf(game).toLowerCase().includes(sought);
}

function nameOf({ home, away }: Game): string {
  return away === undefined ? home.name : `${home.name} \u2013 ${away.name}`;
}

import { observer } from 'mobx-react-lite';
import { useRef, type ReactNode, type RefObject } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { CASINO_SECTIONS, type CasinoSection } from '../../../core/casino/casino-game.ts';
import type { PlayableGame } from '../../../core/casino/rounds/rounds-gateway.ts';
import { topWin, type SlotMachine } from '../../../core/casino/rounds/slot-machine.ts';
import { machineRtp, SLOT_MACHINES } from '../../../core/casino/rounds/slot-machines.ts';
import { inLanguage, splitLanguage } from '../../../core/navigation/language-path.ts';
import { Icon } from '../../kit/pictures/icon.tsx';
import { IconButton } from '../../kit/controls/icon-button.tsx';
import { Segment } from '../../kit/controls/segment.tsx';
import { EmptyState } from '../../kit/feedback/empty-state.tsx';
import { Skeleton } from '../../kit/feedback/skeleton.tsx';
import { FailedLoad } from '../../page/missing/failed-load.tsx';
import { usePage } from '../../page/use-page.ts';
import { usePageTitle } from '../../page/use-page-title.ts';
import { FavouriteButton } from '../catalogue/favourite-button.tsx';
import { GameArt } from '../catalogue/game-art.tsx';
import { SimilarGames } from '../catalogue/similar-games.tsx';
import { JackpotAmounts } from '../jackpots/jackpot-amounts.tsx';
import { WonJackpots } from '../jackpots/won-jackpots.tsx';
import { useCasino } from '../use-casino.ts';
import { FairnessPanel } from './fairness-panel.tsx';
import { GameFrame } from './game-frame.tsx';
import styles from './slot-screen.module.scss';
import { PayTable } from './pay-table.tsx';
import { RoundsPanel } from './rounds-panel.tsx';
import { SessionPanel } from './session-panel.tsx';
import { StakePanel } from './stake-panel.tsx';
import { useCasinoWords } from './use-casino-words.ts';
import { useDueCheck } from './use-due-check.ts';
import { CasinoPlaces } from '../catalogue/casino-places.tsx';

export const Places = CasinoPlaces;

/** A game with all that the house keeps around it: money, time, limits and rounds are outside of its frame. */
export const Screen = observer(function SlotScreen(): ReactNode {
  const { slotGame } = useCasino();
  const { t } = useCasinoWords();
  const { playable, failure } = slotGame;
  const section = useSection();
  const name = playable?.game.name ?? t('title');
  usePageTitle(section === 'casino' ? `${name} – ${t('title')}` : name);
  useDueCheck(slotGame.last?.refusal === 'reality-check-due');
  if (playable === undefined) {
    return failure === undefined ? (
      <Skeleton shape="block" className={styles.frame} />
    ) : (
      <FailedLoad failure={failure} what={t('failed')} onRetry={async () => location.reload()} />
    );
  }
  const machine = SLOT_MACHINES[playable.game.machine];
  return (
    <div className={styles.page}>
      <div className={styles.screen}>
        <div className={styles.main}>
          <Stage playable={playable} />
          <PayTable machine={machine} />
          {machine.hasJackpots === true ? (
            <div className={`panel ${styles.rules}`}>
              <WonJackpots />
            </div>
          ) : null}
          <SimilarGames game={playable.game} />
        </div>
        <aside className={styles.side}>
          <SessionPanel last={slotGame.last} />
          <RoundsPanel />
          <FairnessPanel lastId={slotGame.rounds[0]?.id} onReveal={() => slotGame.loadRounds()} />
        </aside>
      </div>
    </div>
  );
});

/** CG-11 The section that the game was opened in. */
function useSection(): CasinoSection {
  const { rest } = splitLanguage(useLocation().pathname);
  return CASINO_SECTIONS.find((section) => rest.startsWith(`/${section}/`)) ?? 'slots';
}

const Stage = observer(function Stage({ playable }: { readonly playable: PlayableGame }): ReactNode {
  const stage = useRef<HTMLElement>(null);
  const { playGuard } = useCasino();
  const { t } = useCasinoWords();
  const { game, frame } = playable;
  const machine = SLOT_MACHINES[game.machine];
  return (
    <section ref={stage} className={`panel ${styles.stage}`} aria-label={game.name}>
      <TopBar playable={playable} stage={stage} />
      <div className={styles.place}>
        {playGuard.stop !== undefined ? (
          <EmptyState icon="t-player-pause" title={t(`stop.${playGuard.stop.reason}`)}>
            {t('stop.text')}
          </EmptyState>
        ) : frame === undefined ? (
          <EmptyState icon="t-plug-connected-x" title={t('unavailable')}>
            {t('unavailable.text')}
          </EmptyState>
        ) : (
          <GameFrame key={frame} address={frame} title={game.name} />
        )}
      </div>
      {machine.hasJackpots === true && playGuard.stop === undefined ? (
        <div className={styles.pools}>
          <JackpotAmounts />
        </div>
      ) : null}
      <StakePanel />
      <GameFacts machine={machine} />
    </section>
  );
});

const TopBar = observer(function TopBar({
  playable: { game },
  stage,
}: {
  readonly playable: PlayableGame;
  readonly stage: RefObject<HTMLElement | null>;
}): ReactNode {
  const { language } = usePage();
  const { slotGame } = useCasino();
  const { t } = useCasinoWords();
  const lobby = inLanguage(`/${useSection()}`, language);
  const enlarge = (): void => {
    if (document.fullscreenElement === null) void stage.current?.requestFullscreen().catch(() => undefined);
    else void document.exitFullscreen();
  };
  return (
    <header className={styles.bar}>
      <Link className={styles.back} to={lobby} aria-label={t('back')}>
        <Icon name="t-arrow-left" />
      </Link>
      <span className={styles.thumb}>
        <GameArt game={game} />
      </span>
      <div className={styles.grow}>
        <h1>{game.name}</h1>
        <p>
          {game.provider} · {t(`theme.${game.theme}`)}
        </p>
      </div>
      <Segment
        label={t('mode')}
        options={[
          { value: 'real', label: t('mode.real') },
          { value: 'demo', label: t('mode.demo') },
        ]}
        value={slotGame.isDemo ? 'demo' : 'real'}
        onChange={(mode) => {
          slotGame.chooseMode(mode === 'demo');
        }}
      />
      <FavouriteButton game={game} />
      <SoundButton />
      <IconButton icon="t-maximize" label={t('full-screen')} onClick={enlarge} />
    </header>
  );
});

/** RND-60 */
const SoundButton = observer(function SoundButton(): ReactNode {
  const { slotSound } = useCasino();
  const { t } = useCasinoWords();
  return (
    <IconButton
      icon="t-volume"
      label={t('sound')}
      isActive={slotSound.isOn}
      aria-pressed={slotSound.isOn}
      onClick={() => {
        slotSound.toggle();
      }}
    />
  );
});

const MARKS = [1, 2, 3, 4, 5];

function GameFacts({ machine }: { readonly machine: SlotMachine }): ReactNode {
  const { volatility } = machine;
  const { t, percent, count } = useCasinoWords();
  return (
    <dl className={styles.foot}>
      <div>
        <dt>{t('rtp')}</dt>
        <dd className="num">{percent(machineRtp(machine))}</dd>
      </div>
      <div>
        <dt>{t('volatility')}</dt>
        <dd className={styles.marks}>
          {MARKS.map((mark) => (
            <i key={mark} data-on={mark <= volatility} />
          ))}
          {t(`volatility.${volatility}`)}
        </dd>
      </div>
      <div>
        <dt>{t('top-win')}</dt>
        <dd className="num ltr">×{count(topWin(machine))}</dd>
      </div>
    </dl>
  );
}

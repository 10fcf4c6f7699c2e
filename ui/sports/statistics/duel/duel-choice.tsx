import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { inLanguage } from '../../../../core/navigation/language-path.ts';
import { duelPath, type DuelPick } from '../../../../core/sports/statistics/duel-address.ts';
import { pickOf, type PlayersDuel } from '../../../../core/sports/statistics/players-duel.ts';
import { Select } from '../../../kit/controls/select.tsx';
import { usePage } from '../../../page/use-page.ts';
import { OpponentMark } from '../../game/opponent-name.tsx';
import { FormLetters } from '../form-letters.tsx';
import styles from './players-duel.module.scss';

interface DuelChoiceProps {
  readonly duel: PlayersDuel;
  /** Which of the two. */
  readonly place: 0 | 1;
}

/** One of the two: his team where he has one, and himself, each chosen from a list. */
export function DuelChoice({ duel, place }: DuelChoiceProps): ReactNode {
  const { t } = useTranslation('statistics');
  const pick = usePick(duel, place);
  const { side, shirt, squad, form } = duel.players[place];
  const other = pickOf(duel.players[place === 0 ? 1 : 0]);
  const isTeam = shirt !== undefined;
  return (
    <div className={styles.choice}>
      <OpponentMark opponent={side} size="lg" />
      <Select
        label={t(isTeam ? 'duel.team' : 'duel.player', { place: place + 1 })}
        size="sm"
        value={String(side.id)}
        options={duel.sides
          .filter(({ id }) => isTeam || id !== other.sideId)
          .map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={(value) => pick({ sideId: Number(value) })}
      />
      {isTeam ? (
        <Select
          label={t('duel.player', { place: place + 1 })}
          size="sm"
          value={String(shirt)}
          options={squad
            .filter(({ number }) => side.id !== other.sideId || number !== other.shirt)
            .map(({ number, name, position }) => ({
              value: String(number),
              label: t('duel.shirt', { number, name, position: t(`game:position.${position}.short`) }),
            }))}
          onChange={(value) => pick({ sideId: side.id, shirt: Number(value) })}
        />
      ) : (
        <FormLetters form={form} />
      )}
    </div>
  );
}

/** Leads to the duel with another one in the place. */
function usePick({ champId, players }: PlayersDuel, place: 0 | 1): (chosen: DuelPick) => void {
  const { language } = usePage();
  const navigate = useNavigate();
  return (chosen) => {
    const [one, other] = players.map(pickOf);
    if (one === undefined || other === undefined) return;
    const picks = place === 0 ? ([chosen, other] as const) : ([one, chosen] as const);
    void navigate(inLanguage(duelPath({ champId, picks }), language), { replace: true });
  };
}

import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { DuelAddress, DuelPick } from '../../../../core/sports/statistics/duel-address.ts';
import { pickOf, type PlayersDuel } from '../../../../core/sports/statistics/players-duel.ts';
import { Select } from '../../../kit/controls/select.tsx';
import { OpponentMark } from '../../game/opponent-name.tsx';
import { FormLetters } from '../form-letters.tsx';
import styles from './players-duel.module.scss';

export interface DuelChoiceProps {
  readonly duel: PlayersDuel;
  /** Which of the two. */
  readonly place: 0 | 1;
  /** Another one is to be shown in the place. */
  readonly onChoose: (address: DuelAddress) => void;
}

/** One of the two: his team where he has one, and himself, each chosen from a list. */
export function DuelChoice({ duel, place, onChoose }: DuelChoiceProps): ReactNode {
  const { t } = useTranslation('statistics');
  const { side, shirt, squad, form } = duel.players[place];
  const other = pickOf(duel.players[place === 0 ? 1 : 0]);
  const isTeam = shirt !== undefined;
  const pick = (chosen: DuelPick): void => {
    onChoose({ champId: duel.champId, picks: place === 0 ? [chosen, other] : [other, chosen] });
  };
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

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chipClass } from '../../kit/controls/chip.tsx';
import { useCoupon } from '../use-coupon.ts';
import styles from './generator-dialog.module.scss';
import type { GeneratorFormState } from './use-generator-form.ts';

/** GN-59 Any number of the sports that have matches to come; none of them is all. */
export const GeneratorSports = observer(function GeneratorSports({
  form: { sportIds, setSportIds },
}: {
  readonly form: Pick<GeneratorFormState, 'sportIds' | 'setSportIds'>;
}): ReactNode {
  const { tree } = useCoupon();
  const { t } = useTranslation('generator');
  return (
    <fieldset className={styles.sports}>
      <legend>{t('sport')}</legend>
      <div className={styles.chips}>
        <SportChip
          name={t('sport.all')}
          isChosen={sportIds.length === 0}
          onPress={() => {
            setSportIds([]);
          }}
        />
        {tree.tree.sports
          .filter(({ lineCount }) => lineCount > 0)
          .map((sport) => {
            const isChosen = sportIds.includes(sport.id);
            return (
              <SportChip
                key={sport.id}
                name={sport.name}
                isChosen={isChosen}
                onPress={() => {
                  setSportIds(isChosen ? sportIds.filter((id) => id !== sport.id) : [...sportIds, sport.id]);
                }}
              />
            );
          })}
      </div>
    </fieldset>
  );
});

interface SportChipProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onPress: () => void;
}

function SportChip({ name, isChosen, onPress }: SportChipProps): ReactNode {
  return (
    <button type="button" className={chipClass(isChosen)} data-plain="" aria-pressed={isChosen} onClick={onPress}>
      {name}
    </button>
  );
}

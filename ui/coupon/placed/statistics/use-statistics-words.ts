import { useTranslation } from 'react-i18next';
import type { StatisticsGroup } from '../../../../core/coupon/placed/betting-totals.ts';
import { sportCode } from '../../../../core/sports/tree/sport.ts';

export interface StatisticsNames {
  readonly month: (month: string) => string;
  readonly shortMonth: (month: string) => readonly [month: string, year: string];
  readonly group: (group: StatisticsGroup) => string;
}

/** What the groups of statistics are called; call it in an observer. */
export function useStatisticsWords(): StatisticsNames {
  const { t } = useTranslation('history');
  const { t: kit } = useTranslation('kit');
  const { t: sports } = useTranslation('sports');
  const shortMonth: StatisticsNames['shortMonth'] = (text) => {
    const [year = '', number = ''] = text.split('-');
    return [kit(`date.month.${Number(number)}`), year];
  };
  const month: StatisticsNames['month'] = (text) => {
    const [name, year] = shortMonth(text);
    return t('statistics.month-of', { month: name, year });
  };
  return {
    month,
    shortMonth,
    group: (group) => {
      if (group.by === 'month') return month(group.month);
      if (group.by === 'type') return t(`type.${group.type}`);
      if (group.sportId === undefined) return t('statistics.several-sports');
      const code = sportCode(group.sportId);
      return code === undefined ? t('statistics.other-sport', { id: group.sportId }) : sports(`sport.${code}`);
    },
  };
}

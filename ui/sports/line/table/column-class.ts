import type { ColumnGroup } from '../../../../core/sports/line/line-columns.ts';
import { classNames } from '../../../kit/behaviour/class-names.ts';
import styles from './line-grid.module.scss';

/** How wide the cells of a group are, and when the group gives way. */
export function columnClass({ name, codes, yields }: ColumnGroup): string {
  return classNames(
    styles.group,
    codes.length === 3 && styles.three,
    codes.length === 2 && name !== 'handicap' && styles.total,
    name === 'handicap' && styles.handicap,
    [undefined, styles.last, styles.second, styles.extra][yields],
  );
}

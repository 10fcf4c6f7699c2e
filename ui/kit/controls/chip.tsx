import { classNames } from '../behaviour/class-names.ts';
import styles from './chip.module.scss';

/** The look of a chip for a link or a menu button that stands among chips. */
export function chipClass(isSelected: boolean, className?: string): string {
  return classNames(styles.chip, isSelected && styles.selected, className);
}

import { observer } from 'mobx-react-lite';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { LIMITS_PATH } from '../../../core/limits/limits-path.ts';
import type { PlayStop } from '../../../core/limits/play-permission.ts';
import { inLanguage } from '../../../core/navigation/language-path.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { usePage } from '../../page/use-page.ts';
import { useSlipWords } from '../use-slip-words.ts';
import { rejectionText } from './rejection-text.ts';
import styles from './place-button.module.scss';

/** LP-11 Why the player stakes nothing now, and the way to what they have set. */
export const StoppedPlay = observer(function StoppedPlay({ stop }: { readonly stop: PlayStop }): ReactNode {
  const { language } = usePage();
  const words = useSlipWords();
  return (
    <Link className={classNames(styles.place, styles.stopped)} to={inLanguage(LIMITS_PATH, language)}>
      <b>{rejectionText({ phase: 'rejected', ...stop }, words)}</b> <u>{words.t('rejected.own-limits')}</u>
    </Link>
  );
});

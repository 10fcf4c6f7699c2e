import type { ReactNode } from 'react';
import { ExplainedName } from './explained-name.tsx';
import { useSlipWords } from '../use-slip-words.ts';

/** The hyper bonus by its name and percent, with what it is. */
export function HyperBonusName({ percent }: { readonly percent: number }): ReactNode {
  const { t } = useSlipWords();
  return <ExplainedName name={t('hyper-bonus', { percent })} text={t('hyper-bonus.help')} />;
}

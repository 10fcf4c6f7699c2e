import type { ReactNode } from 'react';
import type { Limit } from '../../../core/limits/limit.ts';
import cards from '../limits-screen.module.scss';

/** LM-32 What the server calls a limit, where it does. */
export function LimitLabel({ limit }: { readonly limit: Pick<Limit, 'label'> | undefined }): ReactNode {
  const label = limit?.label?.trim();
  return label === undefined || label === '' ? null : <p className={cards.text}>{label}</p>;
}

import type { ReactNode } from 'react';
import { foreignLanguage, type Named } from '../../../core/sports/spelling/foreign-language.ts';
import { classNames } from '../../kit/behaviour/class-names.ts';
import { usePage } from '../use-page.ts';

interface NameTextProps {
  /** Whose name it is, where that says its language. */
  readonly of?: Named | undefined;
  readonly children: string | undefined;
  readonly title?: string | undefined;
  readonly className?: string | undefined;
}

/** NAM-7 A name that is cut off where it does not fit; one in other letters than the page says whose they are and runs its own way. */
export function NameText({ of, children: name, title, className }: NameTextProps): ReactNode {
  const { language } = usePage();
  const lang = foreignLanguage(of ?? name, language);
  return (
    <span className={classNames('ell', className)} dir={lang && 'auto'} lang={lang} title={title}>
      {name}
    </span>
  );
}

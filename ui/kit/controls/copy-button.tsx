import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from './button.tsx';
import { Icon } from '../pictures/icon.tsx';
import { IconButton } from './icon-button.tsx';
import { VisuallyHidden } from '../visually-hidden.tsx';

export interface CopyButtonProps {
  /** What is copied. */
  readonly text: string;
  /** What the button does, in words. */
  readonly label: string;
  /** Shows the glyph alone. */
  readonly isBare?: boolean;
  readonly look?: ButtonLook;
  readonly size?: 'sm' | 'md' | 'lg';
  readonly onCopied?: (() => void) | undefined;
}

type Outcome = 'copied' | 'failed' | undefined;

/** Puts a text on the clipboard and says whether it got there. */
export function CopyButton({
  text,
  label,
  isBare = false,
  look = 'ghost',
  size = 'sm',
  onCopied,
}: CopyButtonProps): ReactNode {
  const { t } = useTranslation('kit');
  const [outcome, setOutcome] = useState<Outcome>();
  const copy = async (): Promise<void> => {
    setOutcome(undefined);
    const isCopied = await writeToClipboard(text);
    setOutcome(isCopied ? 'copied' : 'failed');
    if (isCopied) onCopied?.();
  };
  const icon = outcome === 'copied' ? 't-check' : 't-copy';
  const status = <VisuallyHidden isStatus>{outcome === undefined ? '' : t(`copy.${outcome}`)}</VisuallyHidden>;
  if (isBare) {
    return (
      <>
        <IconButton icon={icon} label={label} size="sm" onClick={() => void copy()} />
        {status}
      </>
    );
  }
  return (
    <>
      <Button look={look} size={size} onClick={() => void copy()}>
        <Icon name={icon} size="sm" />
        {outcome === undefined ? label : t(`copy.${outcome}`)}
      </Button>
      {status}
    </>
  );
}

async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

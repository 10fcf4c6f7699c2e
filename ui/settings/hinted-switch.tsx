import { useId, type ReactNode } from 'react';
import { Switch } from '../kit/controls/switch.tsx';
import styles from './settings-panel.module.scss';

interface HintedSwitchProps {
  readonly isOn: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly text: string;
  readonly hint?: string | undefined;
}

/** A switch with a line of help. */
export function HintedSwitch({ isOn, onChange, text, hint }: HintedSwitchProps): ReactNode {
  const id = useId();
  return (
    <div>
      <Switch isOn={isOn} onChange={onChange} describedBy={hint === undefined ? undefined : id}>
        {text}
      </Switch>
      {hint === undefined ? null : (
        <span id={id} className={styles.hint}>
          {hint}
        </span>
      )}
    </div>
  );
}

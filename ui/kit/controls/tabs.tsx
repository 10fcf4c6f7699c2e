import { useId, type ReactNode } from 'react';
import { classNames } from '../behaviour/class-names.ts';
import { moveFocus } from '../behaviour/roving-focus.ts';
import styles from './tabs.module.scss';

interface Tab<Value extends string | number> {
  readonly value: Value;
  readonly label: ReactNode;
}

export interface TabsProps<Value extends string | number> {
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
  /** Shows the panel of the chosen tab under (or beside) the row of tabs. */
  readonly children: (row: ReactNode, panel: TabPanelProps) => ReactNode;
}

export interface TabPanelProps {
  readonly id: string;
  readonly role: 'tabpanel';
  readonly 'aria-labelledby': string;
}

/** Views of one object: a row of tabs, and what the panel's element must carry. */
export function Tabs<Value extends string | number>(props: TabsProps<Value>): ReactNode {
  const { label, tabs, value, onChange, className, children } = props;
  const id = useId();
  const row = (
    <div
      className={classNames(styles.tabs, className)}
      role="tablist"
      tabIndex={-1}
      aria-label={label}
      onKeyDown={(event) => {
        moveFocus(event, '[role=tab]', 'horizontal')?.click();
      }}
    >
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${id}-${tab.value}`}
          aria-selected={tab.value === value}
          aria-controls={tab.value === value ? `${id}-panel` : undefined}
          tabIndex={tab.value === value ? 0 : -1}
          className={styles.tab}
          data-plain=""
          onClick={() => {
            if (tab.value !== value) onChange(tab.value);
          }}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
  return children(row, { id: `${id}-panel`, role: 'tabpanel', 'aria-labelledby': `${id}-${value}` });
}

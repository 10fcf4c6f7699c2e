/** A part of the security dialog, of which one at a time is being changed. */
export interface OpenedPartProps {
  readonly isOpen: boolean;
  readonly onToggle: (isOpen: boolean) => void;
}

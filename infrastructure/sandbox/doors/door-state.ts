/** What stands between a visitor and the pages. */
export interface DoorState {
  isMaintenance: boolean;
  /** Blocking reasons by their numbers. */
  reasons: readonly number[];
  /** The template of the block service; 0 blocks nothing. */
  blockTemplate: number;
  /** The address, with its language, that the redirect service sends another one to. */
  moved: { readonly from: string; readonly to: string } | undefined;
  arePartitionsOpen: boolean;
}

export function openDoors(): DoorState {
  return { isMaintenance: false, reasons: [], blockTemplate: 0, moved: undefined, arePartitionsOpen: true };
}

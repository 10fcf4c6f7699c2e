import { useRef, useState, type DragEvent } from 'react';

export interface FileDrop {
  readonly isOver: boolean;
  readonly handlers: {
    readonly onDragEnter: (event: DragEvent) => void;
    readonly onDragOver: (event: DragEvent) => void;
    readonly onDragLeave: () => void;
    readonly onDrop: (event: DragEvent) => void;
  };
}

/** A place that files may be dropped on; what enters and leaves within it is counted, for its parts tell as well. */
export function useFileDrop(onFile: (file: File) => void, isOpen: boolean): FileDrop {
  const depth = useRef(0);
  const [isOver, setOver] = useState(false);
  const isFile = ({ dataTransfer }: DragEvent): boolean => isOpen && dataTransfer.types.includes('Files');
  const end = (): void => {
    depth.current = 0;
    setOver(false);
  };
  return {
    isOver,
    handlers: {
      onDragEnter: (event) => {
        if (!isFile(event)) return;
        depth.current += 1;
        setOver(true);
      },
      onDragOver: (event) => {
        if (isFile(event)) event.preventDefault();
      },
      onDragLeave: () => {
        depth.current = Math.max(0, depth.current - 1);
        if (depth.current === 0) end();
      },
      onDrop: (event) => {
        if (!isFile(event)) return;
        event.preventDefault();
        end();
        const file = event.dataTransfer.files[0];
        if (file !== undefined) onFile(file);
      },
    },
  };
}

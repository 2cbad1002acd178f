import { useState, type DragEvent, type ReactNode } from 'react';
import { Box } from '@vibrant-peak/shared/ui';

interface FileTargetProps {
  onFile: (file: File) => void;
  children: ReactNode;
}

const hasFile = ({ dataTransfer }: DragEvent) => dataTransfer.types.includes('Files');

/** Takes a file that is dropped on its content or pasted there; of several the first. */
export function FileTarget({ onFile, children }: FileTargetProps) {
  const [isOver, setIsOver] = useState(false);
  const take = (event: { preventDefault: () => void }, [file]: FileList) => {
    if (!file) return;
    event.preventDefault();
    onFile(file);
  };
  return (
    <Box
      borderRadius="md"
      outline={isOver ? '2px dashed' : undefined}
      outlineOffset="4px"
      outlineColor="brand.solid"
      onPaste={(event) => take(event, event.clipboardData.files)}
      onDragOver={(event) => {
        if (!hasFile(event)) return;
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        setIsOver(false);
        take(event, event.dataTransfer.files);
      }}
    >
      {children}
    </Box>
  );
}

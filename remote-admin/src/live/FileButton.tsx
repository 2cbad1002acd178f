import { useRef } from 'react';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';

interface FileButtonProps {
  /** What the file is for. */
  label: string;
  /** Media types that the chooser offers. */
  types: readonly string[];
  isRunning: boolean;
  onFile: (file: File) => void;
  onEnd: () => void;
}

/** Chooses a file, or ends the upload that runs: one button, so that it keeps the focus. */
export function FileButton({ label, types, isRunning, onFile, onEnd }: FileButtonProps) {
  const picker = useRef<HTMLInputElement>(null);
  const text = isRunning ? 'End upload' : 'Upload picture';
  return (
    <>
      <input
        ref={picker}
        type="file"
        accept={types.join()}
        aria-label={`Picture file: ${label}`}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (file) onFile(file);
        }}
      />
      <Button
        alignSelf="flex-start"
        size="sm"
        minH={touchable}
        variant="outline"
        colorPalette="gray"
        aria-label={`${text}: ${label}`}
        onClick={() => (isRunning ? onEnd() : picker.current?.click())}
      >
        {!isRunning && <StaffIcon name="Upload" />}
        <span>{text}</span>
      </Button>
    </>
  );
}

import { useRef } from 'react';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';

interface FilePickerProps {
  /** Of the button. */
  children: string;
  /** Of the input. */
  label: string;
  accept: string;
  isMultiple?: boolean;
  isBusy: boolean;
  onChoose: (files: readonly File[]) => void;
}

/** A button that chooses files. */
export function FilePicker({ children, label, accept, isMultiple, isBusy, onChoose }: FilePickerProps) {
  const picker = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => !isBusy && picker.current?.click()}
      >
        <StaffIcon name="Upload" />
        <span>{children}</span>
      </Button>
      <input
        ref={picker}
        type="file"
        accept={accept}
        multiple={isMultiple}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (files.length > 0) onChoose(files);
        }}
      />
    </>
  );
}

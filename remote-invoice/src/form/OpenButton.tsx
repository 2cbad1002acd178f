import { useRef } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { SavedInvoice } from '../draft/readInvoice';
import { prefetchReader, readFile } from './readFile';

/** Opens an invoice that was saved as a file. */
export function OpenButton({ onOpen }: { onOpen: (saved: SavedInvoice) => void }) {
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    const opened = await readFile(file);
    if ('problem' in opened)
      return toast({ type: 'error', title: 'File Not Opened', description: opened.problem });
    onOpen(opened);
  };

  return (
    <>
      <Button
        variant="ghost"
        onPointerOver={prefetchReader}
        onFocus={prefetchReader}
        onClick={() => picker.current?.click()}
      >
        <StaffIcon name="Upload" />
        <span>Open file</span>
      </Button>
      <input
        ref={picker}
        type="file"
        accept=".json,application/json"
        aria-label="Invoice file"
        hidden
        onChange={(event) => {
          const file = event.target.files?.[0];
          // Otherwise choosing the same file again would fire no event.
          event.target.value = '';
          if (file) void open(file);
        }}
      />
    </>
  );
}

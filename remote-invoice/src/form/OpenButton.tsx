import { useRef } from 'react';
import { useToast } from '@vibrant-peak/shared/host';
import { loadWithRetry } from '@vibrant-peak/shared/loadWithRetry';
import { largestFile } from '@vibrant-peak/shared/largestFile';
import { Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import type { Draft } from '../model/freshDraft';
import type { OpenedFile } from '../model/readInvoice';
import { setDefaults } from '../model/visit';

/** The code that validates files loads when one is opened. */
const loadReader = () => loadWithRetry(async () => (await import('../model/readInvoice')).readInvoice);
const prefetchReader = () => void loadReader().catch(() => undefined);

async function readFile(file: File): Promise<OpenedFile> {
  if (file.size > largestFile) return { problem: 'The file is too large for an invoice.' };
  const read = await loadReader().catch(() => undefined);
  if (!read)
    return {
      problem: 'The code for opening files did not load. The connection may be weak; please try again.',
    };
  return read(await file.text());
}

/** Opens an invoice that was saved as a file. */
export function OpenButton({ onOpen }: { onOpen: (draft: Draft) => void }) {
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);

  const open = async (file: File) => {
    const opened = await readFile(file);
    if ('problem' in opened)
      return toast({ type: 'error', title: 'File Not Opened', description: opened.problem });
    if (opened.defaults) setDefaults(opened.defaults);
    onOpen(opened.draft);
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

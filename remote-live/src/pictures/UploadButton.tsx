import { useEffect, useRef, useState } from 'react';
import { useToast, type StoredPicture } from '@vibrant-peak/shared/host';
import { Box, Button, Stack } from '@vibrant-peak/shared/ui';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { liveMedia } from '../media/liveMedia';

interface UploadButtonProps {
  /** Whether it is the main action of its page. */
  isPrimary?: boolean;
  onUploaded: (picture: StoredPicture) => void;
}

/** Uploads a picture. */
export function UploadButton({ isPrimary = false, onUploaded }: UploadButtonProps) {
  const [sent, setSent] = useState(0);
  const { isSending, problem, send } = useSending();
  const toast = useToast();
  const picker = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const upload = (file: File) => {
    const { signal } = (running.current = new AbortController());
    setSent(0);
    void send(
      () => liveMedia.upload(file, { signal, onProgress: setSent }),
      (picture) => {
        toast({ type: 'success', title: 'Picture Uploaded', description: file.name });
        onUploaded(picture);
      },
    );
  };
  return (
    <Stack gap="2">
      <input
        ref={picker}
        type="file"
        accept={liveMedia.types.join()}
        aria-label="Picture file"
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (file) upload(file);
        }}
      />
      <Button
        variant={isPrimary ? 'accent' : 'outline'}
        onClick={() => (isSending ? running.current?.abort() : picker.current?.click())}
      >
        {isSending ? 'End upload' : 'Upload picture'}
      </Button>
      <Box role="status" fontSize="sm" color="fg.muted" _empty={{ position: 'absolute' }}>
        {isSending && `Uploading, ${Math.floor(sent * 100)}%`}
      </Box>
      <Problem text={problem} />
    </Stack>
  );
}

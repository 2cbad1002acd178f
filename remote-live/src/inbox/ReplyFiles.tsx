import { useRef } from 'react';
import { Box, Button, IconButton, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon, touchable } from '@vibrant-peak/shared/ui-admin';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { Conversation } from './conversation';
import { removeFile, uploadFiles, useFileTask } from './fileTasks';
import { sizeOf } from './sizeOf';

interface ReplyFilesProps {
  conversation: Conversation;
  onChanged: () => void;
}

/** Below the buttons of the reply. */
const below = { order: '1', flexBasis: '100%' } as const;

/** The files of the user's next reply, which the server stores: a button, and what it has attached. */
export function ReplyFiles({ conversation, onChanged }: ReplyFilesProps) {
  const { id, unsent } = conversation;
  const { problem, send } = useSending();
  const task = useFileTask(id);
  const isBusy = task !== undefined;
  const picker = useRef<HTMLInputElement>(null);
  const change = (work: () => Promise<void>) => void (!isBusy && send(work, onChanged));
  return (
    <>
      <input
        ref={picker}
        type="file"
        multiple
        hidden
        aria-label="Files to attach"
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          // Otherwise choosing the same file again would fire no event.
          target.value = '';
          if (files.length > 0) change(() => uploadFiles(conversation, files));
        }}
      />
      <Button
        size="sm"
        minH={touchable}
        variant="outline"
        colorPalette="gray"
        aria-disabled={isBusy}
        aria-busy={isBusy}
        onClick={() => !isBusy && picker.current?.click()}
      >
        <StaffIcon name="Upload" />
        <span>Attach files</span>
      </Button>
      <Box {...below} _empty={{ position: 'absolute' }} role="status" fontSize="sm" color="fg.muted">
        {task}
      </Box>
      {unsent.files.length > 0 && (
        <Files
          files={unsent.files}
          isBusy={isBusy}
          onRemove={(file) => change(() => removeFile(conversation, file))}
        />
      )}
      {problem !== undefined && (
        <Box {...below}>
          <Problem text={problem} />
        </Box>
      )}
    </>
  );
}

interface FilesProps {
  files: Conversation['unsent']['files'];
  isBusy: boolean;
  onRemove: (id: number) => void;
}

const Files = ({ files, isBusy, onRemove }: FilesProps) => (
  <List aria-label="Attached files">
    {files.map(({ id, name, size }) => (
      <li key={id}>
        <Text dir="auto" truncate fontSize="sm">
          {`${name} (${sizeOf(size)})`}
        </Text>
        <IconButton
          size="sm"
          colorPalette="gray"
          aria-label={`Remove ${name}`}
          aria-disabled={isBusy}
          onClick={() => onRemove(id)}
        >
          <StaffIcon name="Trash" />
        </IconButton>
      </li>
    ))}
  </List>
);

const List = chakra('ul', {
  base: {
    ...below,
    listStyleType: 'none',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
  },
});

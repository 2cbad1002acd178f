import { useRef } from 'react';
import { Box, Button, Flex, IconButton, Text, chakra } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { refusalIn } from '../api/refusal';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import type { Conversation } from './conversation';
import { sizeOf } from './sizeOf';

interface ReplyFilesProps {
  conversation: Conversation;
  onChanged: () => void;
}

/** The files of the user's next reply, which the server keeps. */
export function ReplyFiles({ conversation: { id, unsent }, onChanged }: ReplyFilesProps) {
  const { isSending, problem, send } = useSending();
  const picker = useRef<HTMLInputElement>(null);
  const remove = (file: number) => void send(() => ask(`DELETE /inbox/${id}/files/${file}`), onChanged);
  return (
    <Box mt="3">
      {unsent.files.length > 0 && <Files files={unsent.files} onRemove={remove} />}
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
          if (files.length > 0) void send(() => upload(id, files), onChanged);
        }}
      />
      <Flex align="center" gap="3">
        <Button
          size="sm"
          minH={{ base: '11', md: '9' }}
          variant="outline"
          colorPalette="gray"
          aria-busy={isSending}
          onClick={() => picker.current?.click()}
        >
          <StaffIcon name="Upload" />
          <span>Attach files</span>
        </Button>
        <Text role="status" fontSize="sm" color="fg.muted">
          {isSending && 'Uploading …'}
        </Text>
      </Flex>
      <Problem text={problem} />
    </Box>
  );
}

interface FilesProps {
  files: Conversation['unsent']['files'];
  onRemove: (id: number) => void;
}

const Files = ({ files, onRemove }: FilesProps) => (
  <List aria-label="Attached files">
    {files.map(({ id, name, size }) => (
      <li key={id}>
        <Text dir="auto" truncate fontSize="sm">
          {`${name} (${sizeOf(size)})`}
        </Text>
        <IconButton size="sm" colorPalette="gray" aria-label={`Remove ${name}`} onClick={() => onRemove(id)}>
          <StaffIcon name="Trash" />
        </IconButton>
      </li>
    ))}
  </List>
);

async function upload(id: number, files: readonly File[]): Promise<void> {
  for (const file of files) {
    const response = await fetch(
      `/api/inbox/${id}/files?${new URLSearchParams({ name: file.name.slice(-200) })}`,
      {
        method: 'POST',
        headers: { 'Content-Type': 'application/octet-stream' },
        body: file,
      },
    ).catch(() => {
      throw new Error('The upload was cut off. Check the connection and try again.');
    });
    if (!response.ok) throw await refusalIn(response);
  }
}

const List = chakra('ul', {
  base: {
    listStyleType: 'none',
    mb: '2',
    '& > li': { display: 'flex', alignItems: 'center', gap: '2', minW: '0' },
  },
});

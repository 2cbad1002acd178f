import { useState } from 'react';
import { Text } from '@vibrant-peak/shared/ui';
import type { Conversation } from './conversation';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { addressText } from './addressText';
import { ReplyFiles } from './ReplyFiles';
import { useFileTask } from './fileTasks';
import { leftFault } from './savedAnswer';
import { SavedAnswers } from './SavedAnswers';
import { WriteForm } from './WriteForm';

interface ReplyFormProps {
  conversation: Conversation;
  onSent: () => void;
}

/** The answer to a visitor. It says when a colleague writes one, too. */
export function ReplyForm({ conversation, onSent }: ReplyFormProps) {
  const { id, messages, recipients, unsent, writing } = conversation;
  const { to, others } = recipients;
  const [isToAll, setToAll] = useState(false);
  const areFilesChanging = useFileTask(id) !== undefined;
  const faultOf = (text: string) =>
    areFilesChanging ? 'The files are not there yet: send when they are.' : leftFault(text);
  if (!to) return <Text fontSize="sm">The sender of this mail has no address to reply to.</Text>;
  const names = new Intl.ListFormat('en').format(writing);
  return (
    <div>
      <Text role="status" fontSize="sm" color="fg.warning" mb={writing.length > 0 ? '2' : '0'}>
        {writing.length > 0 && `${names} ${writing.length > 1 ? 'are' : 'is'} writing a reply, too.`}
      </Text>
      <Text mb="2" fontSize="sm" color="fg.muted" overflowWrap="anywhere">
        {`To ${addressText(to)}`}
      </Text>
      {others.length > 0 && (
        <CheckboxField
          label={`Reply to all: ${others.map(addressText).join(', ')}`}
          checked={isToAll}
          onChange={({ target }) => setToAll(target.checked)}
        />
      )}
      <WriteForm
        conversation={conversation}
        use="reply"
        kept={unsent.reply}
        last={messages.at(-1)?.id ?? 0}
        toAll={isToAll && others.length > 0}
        faultOf={faultOf}
        onSent={() => {
          setToAll(false);
          onSent();
        }}
      >
        {(insert) => (
          <>
            <ReplyFiles conversation={conversation} onChanged={onSent} />
            <SavedAnswers conversation={conversation} onInsert={insert} />
          </>
        )}
      </WriteForm>
    </div>
  );
}

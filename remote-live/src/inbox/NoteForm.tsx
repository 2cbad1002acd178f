import type { Conversation } from './conversation';
import { InsertChoice } from './InsertChoice';
import { WriteForm } from './WriteForm';

interface NoteFormProps {
  conversation: Conversation;
  onSent: () => void;
}

/** A note for colleagues. Those whom it names find the message among the unread ones. */
export const NoteForm = ({ conversation, onSent }: NoteFormProps) => (
  <WriteForm conversation={conversation} use="note" kept={conversation.unsent.note} onSent={onSent}>
    {(insert) =>
      conversation.colleagues.length > 0 && (
        <InsertChoice
          label="Colleague"
          placeholder="Choose a colleague"
          options={conversation.colleagues.map((name) => [name, name] as const)}
          action="Mention"
          onInsert={(name) => insert(`@${name} `)}
        />
      )
    }
  </WriteForm>
);

import type { Conversation } from './conversation';
import { InsertChoice } from './InsertChoice';
import { WriteForm } from './WriteForm';

interface NoteFormProps {
  conversation: Conversation;
  onSent: () => void;
}

/** A note for colleagues. Those whom it names find the message among the unread ones. */
export const NoteForm = ({ conversation: { id, unsent, colleagues }, onSent }: NoteFormProps) => (
  <WriteForm id={id} use="note" kept={unsent.note} onSent={onSent}>
    {(insert) =>
      colleagues.length > 0 && (
        <InsertChoice
          label="Colleague"
          options={colleagues.map((name) => [name, name] as const)}
          action="Mention"
          onInsert={(name) => insert(`@${name} `)}
        />
      )
    }
  </WriteForm>
);

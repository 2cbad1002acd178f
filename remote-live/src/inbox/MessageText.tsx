import { MessageWords } from '@vibrant-peak/shared/inbox';
import { chakra } from '@vibrant-peak/shared/ui';
import type { Message } from './conversation';
import { withoutEarlier } from './earlierText';

interface MessageTextProps {
  message: Message;
  /** Those above it. */
  before: readonly Message[];
}

/** What was written. Earlier mails that a mail program has added at the end are folded. */
export function MessageText({ message: { kind, text }, before }: MessageTextProps) {
  const { written, earlier } =
    kind === 'received'
      ? withoutEarlier(
          text,
          before.map((each) => each.text),
        )
      : { written: text, earlier: '' };
  return (
    <>
      <MessageWords>{written}</MessageWords>
      {earlier !== '' && (
        <Fold>
          <summary>Show earlier messages</summary>
          <MessageWords>{earlier}</MessageWords>
        </Fold>
      )}
    </>
  );
}

const Fold = chakra('details', {
  base: { color: 'fg.muted', '& > summary': { cursor: 'pointer', fontSize: 'sm', minH: '6' } },
});

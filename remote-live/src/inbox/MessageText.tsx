import { Text, chakra } from '@vibrant-peak/shared/ui';
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
      <Words>{written}</Words>
      {earlier !== '' && (
        <Fold>
          <summary>Show earlier messages</summary>
          <Words>{earlier}</Words>
        </Fold>
      )}
    </>
  );
}

const Words = ({ children }: { children: string }) => (
  <Text dir="auto" whiteSpace="pre-wrap" overflowWrap="anywhere" lineHeight="tall" maxW="2xl">
    {children}
  </Text>
);

const Fold = chakra('details', {
  base: { color: 'fg.muted', '& > summary': { cursor: 'pointer', fontSize: 'sm', minH: '6' } },
});

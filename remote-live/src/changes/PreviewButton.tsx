import { useState, type ReactNode } from 'react';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Button, Flex, Stack, StyledLink, Text } from '@vibrant-peak/shared/ui';
import { touchable } from '@vibrant-peak/shared/ui-admin';
import { ask } from '../api/ask';
import { useSending } from '../api/useSending';
import { Problem } from '../layout/Problem';
import { choiceOf, type OpenChange } from './change';

/** A look at the site with chosen drafts. */
export interface Preview {
  /** Number of its composition. */
  composition: number;
  url: string;
}

interface PreviewButtonProps {
  chosen: OpenChange[];
  /** The one of these very drafts, when there is one. */
  preview: Preview | undefined;
  onPreview: (preview: Preview) => void;
  /** A button beside it. */
  children?: ReactNode;
}

const PreviewCode = createLazyPart(async () => (await import('./PreviewCode')).PreviewCode);

/** Composing may have to wait for others, in milliseconds. */
const timeout = 120_000;

/** Makes a preview, and links it. */
export function PreviewButton({ chosen, preview, onPreview, children }: PreviewButtonProps) {
  const { isSending, problem, records, send } = useSending();
  const make = () =>
    send(() => ask<Preview>('POST /previews', { records: chosen.map(choiceOf) }, { timeout }), onPreview);
  return (
    <Stack gap="1" align="start">
      <Flex gap="4">
        <Button
          variant="outline"
          aria-disabled={isSending || chosen.length === 0}
          aria-busy={isSending}
          onClick={() => void (chosen.length > 0 && make())}
        >
          Preview
        </Button>
        {children}
      </Flex>
      <Text role="status" fontSize="sm">
        {isSending && <span>Composing the preview …</span>}
        {preview && !isSending && (
          <StyledLink textDecoration="underline" href={preview.url} target="_blank" rel="noopener noreferrer">
            Open the preview
          </StyledLink>
        )}
      </Text>
      {preview && !isSending && <OnPhone address={preview.url} />}
      <Problem text={problem} records={records} />
    </Stack>
  );
}

/** The code loads when it is asked for. */
function OnPhone({ address }: { address: string }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        minH={touchable}
        aria-expanded={isShown}
        onClick={() => setIsShown(!isShown)}
      >
        On a phone
      </Button>
      {isShown && <PreviewCode address={address} />}
    </>
  );
}

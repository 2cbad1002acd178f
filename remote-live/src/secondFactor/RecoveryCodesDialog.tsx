import { brand } from '@vibrant-peak/shared/content/brand';
import { downloadText } from '@vibrant-peak/shared/downloadText';
import { useToast } from '@vibrant-peak/shared/host';
import { Button, Global, HStack, Stack, Text, chakra } from '@vibrant-peak/shared/ui';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { printedAlone } from './printedAlone';

interface RecoveryCodesDialogProps {
  /** Of the person who is signed in. */
  email: string;
  codes: readonly string[];
  onClose: () => void;
}

/** Recovery codes, of which the server stores hashes alone: to copy, to save and to print. */
export function RecoveryCodesDialog({ email, codes, onClose }: RecoveryCodesDialogProps) {
  const title = `Recovery codes of ${email} for ${brand.name}`;
  const text = [title, '', ...codes, ''].join('\n');
  const copy = useCopyCodes(text);

  return (
    <ModalDialog title="Your recovery codes" isOpen onClose={onClose} size="sm" closesOnOutsideClick={false}>
      <Global styles={printedAlone} />
      <Stack gap="5">
        <Text>
          Store them where you find them without your phone: each one signs you in once, in the place of a
          code. They are shown only now.
        </Text>
        <Paper className="printed-alone">
          <Text mb="2" fontSize="sm" overflowWrap="anywhere">
            {title}
          </Text>
          <Codes>
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Codes>
        </Paper>
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" colorPalette="gray" onClick={() => void copy()}>
            Copy
          </Button>
          <Button
            variant="outline"
            colorPalette="gray"
            onClick={() => downloadText('recovery-codes.txt', 'text/plain;charset=utf-8', text)}
          >
            Download
          </Button>
          <Button variant="outline" colorPalette="gray" onClick={() => window.print()}>
            Print
          </Button>
        </HStack>
        <Button variant="accent" onClick={onClose}>
          I have saved them
        </Button>
      </Stack>
    </ModalDialog>
  );
}

function useCopyCodes(text: string) {
  const toast = useToast();
  return async () => {
    try {
      await navigator.clipboard.writeText(text);
      toast({ type: 'success', title: 'Codes Copied' });
    } catch {
      toast({ type: 'error', title: 'Copying Failed', description: 'Download the codes instead.' });
    }
  };
}

const Paper = chakra('div', {
  base: { p: '4', borderWidth: '1px', borderColor: 'border', borderRadius: 'lg', bg: 'bg.subtle' },
});

const Codes = chakra('ol', {
  base: { ps: '10', listStyle: 'decimal', fontFamily: 'mono', fontVariantNumeric: 'tabular-nums' },
});

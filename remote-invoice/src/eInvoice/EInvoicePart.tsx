import type { EInvoicePort, StoredInvoice } from '@vibrant-peak/shared/host';
import { downloadFile } from '@vibrant-peak/shared/downloadText';
import { Box, Button, Flex, Heading, Text } from '@vibrant-peak/shared/ui';
import { LoadingPart, StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';
import { MissingList } from './MissingList';
import { useEInvoiceProblems } from './useEInvoiceProblems';
import { useHasEInvoiceFields } from './useHasEInvoiceFields';

interface EInvoicePartProps {
  port: EInvoicePort;
  invoice: StoredInvoice;
}

const formats = [
  ['ubl', 'XML (UBL)', 'xml'],
  ['factur-x', 'PDF with XML (Factur-X)', 'factur-x.pdf'],
] as const;

/** Downloads of an issued invoice as an electronic one, or what it lacks. */
export function EInvoicePart({ port, invoice: { id, number } }: EInvoicePartProps) {
  const texts = useEInvoiceProblems(port, id);
  const isWanted = useHasEInvoiceFields();
  const { isBusy, problems, run } = useRunning();
  const download = (format: 'ubl' | 'factur-x', ending: string) =>
    run('Electronic Invoice Downloaded', async () => {
      const name = fileNameOf(number!, ending);
      downloadFile(name, await port.file(id, format));
      return name;
    });
  return (
    <Box as="section" aria-label="Electronic invoice">
      <Heading as="h2" size="sm" mb="3">
        Electronic invoice
      </Heading>
      {!texts && <LoadingPart size="line" />}
      {texts && texts.length > 0 && isWanted && (
        <MissingList title="It is not available, as this is missing:" texts={texts} />
      )}
      {texts && texts.length > 0 && !isWanted && (
        <Text fontSize="sm" color="fg.muted">
          Not available: its fields under More options were not filled in before it was issued.
        </Text>
      )}
      {texts?.length === 0 && (
        <Flex wrap="wrap" gap="2">
          {formats.map(([format, label, ending]) => (
            <Button
              key={format}
              variant="outline"
              aria-disabled={isBusy}
              onClick={() => void download(format, ending)}
            >
              <StaffIcon name="Download" />
              <span>{label}</span>
            </Button>
          ))}
        </Flex>
      )}
      <Problems texts={problems} />
    </Box>
  );
}

import type { InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { downloadFile } from '@vibrant-peak/shared/downloadText';
import { Box, Button, Text } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { Problems } from '../saving/Problems';
import type { useRunning } from '../saving/useRunning';

interface DownloadPdfProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  running: ReturnType<typeof useRunning>;
}

/** Downloads the PDF that the server stores. `PdfState` says how that goes. */
export function DownloadPdf({ port, invoice: { id, number }, running: { isBusy, run } }: DownloadPdfProps) {
  const download = () =>
    run('PDF Downloaded', async () => {
      const name = fileNameOf(number!, 'pdf');
      downloadFile(name, await port.pdf(id));
      return name;
    });
  return (
    <Button variant="outline" aria-disabled={isBusy} onClick={() => void download()}>
      <StaffIcon name="Download" />
      <span>Download PDF</span>
    </Button>
  );
}

interface PdfStateProps extends Pick<DownloadPdfProps, 'running'> {
  /** Offered where there is no PDF. */
  onPrint: () => void;
}

/** That the PDF is being made, or why it is not there. */
export const PdfState = ({ running: { isBusy, problems }, onPrint }: PdfStateProps) => (
  <>
    <Text role="status" fontSize="sm" color="fg.muted" _empty={{ display: 'none' }}>
      {isBusy && 'Making the PDF …'}
    </Text>
    {problems.length > 0 && (
      <Box>
        <Problems texts={problems} />
        <Button variant="outline" mt="2" onClick={onPrint}>
          Print with the browser
        </Button>
      </Box>
    )}
  </>
);

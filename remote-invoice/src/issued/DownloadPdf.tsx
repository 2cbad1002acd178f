import type { InvoicesPort, KeptInvoice } from '@vibrant-peak/shared/host';
import { downloadFile } from '@vibrant-peak/shared/downloadText';
import { Box, Button } from '@vibrant-peak/shared/ui';
import { StaffIcon } from '@vibrant-peak/shared/ui-admin';
import { fileNameOf } from '@vibrant-peak/invoice/fileName';
import { Problems } from '../keeping/Problems';
import { useRunning } from '../keeping/useRunning';

interface DownloadPdfProps {
  port: InvoicesPort;
  invoice: KeptInvoice;
  /** Offered where there is no PDF. */
  onPrint: () => void;
}

/** Downloads the PDF that the server keeps. */
export function DownloadPdf({ port, invoice: { id, number }, onPrint }: DownloadPdfProps) {
  const { isBusy, problems, run } = useRunning();
  const download = () =>
    run('PDF Downloaded', async () => {
      const name = fileNameOf(number!, 'pdf');
      downloadFile(name, await port.pdf(id));
      return name;
    });
  return (
    <>
      <Button variant="outline" aria-disabled={isBusy} aria-busy={isBusy} onClick={() => void download()}>
        <StaffIcon name="Download" />
        <span>{isBusy ? 'Making the PDF …' : 'Download PDF'}</span>
      </Button>
      {problems.length > 0 && (
        <Box order="1" w="full">
          <Problems texts={problems} />
          <Button variant="outline" mt="2" onClick={onPrint}>
            Print with the browser
          </Button>
        </Box>
      )}
    </>
  );
}

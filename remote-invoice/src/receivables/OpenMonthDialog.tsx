import type { ClosedMonth, ClosedMonthsPort } from '@vibrant-peak/shared/host';
import { atLeast, FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { monthText } from '@vibrant-peak/invoice/dayText';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';

interface OpenMonthDialogProps {
  port: ClosedMonthsPort;
  month: string;
  onClose: () => void;
  onOpened: (closed: readonly ClosedMonth[]) => void;
}

const schema = yup.object({ reason: atLeast(1, 'Please enter a reason.').max(500) });

/** Opens a closed month, with a reason. */
export function OpenMonthDialog({ port, month, onClose, onOpened }: OpenMonthDialogProps) {
  const form = useValidatedForm(schema, { reason: '' });
  const { isBusy, problems, run } = useRunning();
  const open = form.handleSubmit(({ reason }) =>
    run('Month Opened', async () => {
      onOpened(await port.open(month, reason.trim()));
      onClose();
      return monthText(month);
    }),
  );
  return (
    <ModalDialog title={`Open ${monthText(month)}?`} isOpen onClose={onClose} size="sm">
      <form noValidate onSubmit={(event) => void open(event)}>
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            The accountant has this month already. Hand it over again after your changes. The log records the
            reason.
          </Text>
          <FormField form={form} name="reason" label="Reason" data-autofocus />
          <Problems texts={problems} />
          <DialogButtons action="Open month" isBusy={isBusy} isDangerous onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

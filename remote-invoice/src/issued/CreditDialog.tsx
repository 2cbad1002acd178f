import type { InvoiceRefusal, InvoicesPort, StoredInvoice } from '@vibrant-peak/shared/host';
import { FormField, useValidatedForm, yup } from '@vibrant-peak/shared/forms';
import { Box, Stack, Text } from '@vibrant-peak/shared/ui';
import { CheckboxField } from '@vibrant-peak/shared/ui-admin';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { decimalOf, zero } from '@vibrant-peak/invoice/decimal';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import { readTypedQuantity } from '@vibrant-peak/invoice/quantity';
import { readingNote } from '@vibrant-peak/invoice/typedAmount';
import { showMade } from '../saving/saveDraft';
import { Problems } from '../saving/Problems';
import { useRunning } from '../saving/useRunning';

interface CreditDialogProps {
  port: InvoicesPort;
  invoice: StoredInvoice;
  onClose: () => void;
}

interface Line {
  id: number;
  isChosen: boolean;
  quantity: string;
}

/** The lines of which something is left to credit. */
export const creditableLines = ({ creditable }: StoredInvoice) =>
  creditable.filter(({ quantity }) => decimalOf(quantity)?.gt(zero));

/** The field shows what is left with a point. */
const readQuantity = (text: string) => readTypedQuantity(text, { mark: '.' });
const valueOf = (quantity: string) => decimalOf(readQuantity(quantity).value);

/** Drafts a credit note for lines and quantities. */
export function CreditDialog({ port, invoice, onClose }: CreditDialogProps) {
  const left = creditableLines(invoice);
  const form = useCreditForm(left);
  const { isBusy, problems, run } = useRunning();
  const draft = form.handleSubmit(({ lines }) => {
    const chosen = lines.filter(({ isChosen }) => isChosen);
    const asked = chosen.map(({ id, quantity }) => ({ id, quantity: valueOf(quantity)!.toFixed() }));
    return run('Credit Note Drafted', async () => {
      try {
        await showMade(async () => {
          const made = await port.credit(invoice.id, asked);
          // The page of the draft takes the place of this one and of its dialog.
          onClose();
          return made;
        });
      } catch (error) {
        showAtLines(form, lines, error as Partial<InvoiceRefusal>);
        throw error;
      }
    });
  });
  const message = form.formState.errors.lines?.root?.message ?? form.formState.errors.lines?.message;
  return (
    <ModalDialog title={`Credit ${invoice.number}`} isOpen onClose={onClose} closesOnOutsideClick={false}>
      <form noValidate onSubmit={(event) => void draft(event)}>
        <Stack gap="5">
          <Text fontSize="sm" color="fg.muted">
            Choose what to credit. You can change the draft before issuing it.
          </Text>
          {left.map((line, index) => (
            <LineChoice key={line.id} form={form} index={index} invoice={invoice} left={line} />
          ))}
          <Problems texts={[...(message ? [message] : []), ...problems]} />
          <DialogButtons action="Draft credit note" isBusy={isBusy} onCancel={onClose} />
        </Stack>
      </form>
    </ModalDialog>
  );
}

type Left = StoredInvoice['creditable'][number];

const schemaFor = (left: readonly Left[]) =>
  yup.object({
    lines: yup
      .array()
      .of(
        yup.object({
          id: yup.number().required(),
          isChosen: yup.boolean().required(),
          quantity: yup
            .string()
            .default('')
            .test('left', (text, { parent, createError }) => {
              const { id, isChosen } = parent as Line;
              const most = left.find((each) => each.id === id)!.quantity;
              const value = valueOf(text);
              if (!isChosen || (value?.gt(zero) && value.lte(most))) return true;
              return createError({
                message: value?.gt(zero)
                  ? `Only ${most} of this line can still be credited.`
                  : 'Enter a quantity of more than 0.',
              });
            }),
        }),
      )
      .required()
      .test('chosen', 'Choose at least one line.', (lines) => lines.some(({ isChosen }) => isChosen)),
  });

/** At first, all that is left. */
const useCreditForm = (left: readonly Left[]) =>
  useValidatedForm(schemaFor(left), {
    lines: left.map(({ id, quantity }) => ({ id, isChosen: true, quantity })),
  });

type LineForm = ReturnType<typeof useCreditForm>;

interface LineChoiceProps {
  form: LineForm;
  index: number;
  invoice: StoredInvoice;
  left: Left;
}

function LineChoice({ form, index, invoice: { value, currency }, left }: LineChoiceProps) {
  const { name } = value.invoice.items.find(({ id }) => id === left.id)!;
  const note = readingNote(readQuantity(form.watch(`lines.${index}.quantity`)));
  return (
    <Box>
      <CheckboxField label={name} {...form.register(`lines.${index}.isChosen`)} />
      {form.watch(`lines.${index}.isChosen`) && (
        <FormField
          form={form}
          name={`lines.${index}.quantity`}
          label={`Quantity of ${name}`}
          hint={[`${left.quantity} left to credit (${moneyText(left.amount, currency)} net).`, note]
            .filter(Boolean)
            .join(' ')}
          inputMode="decimal"
          autoComplete="off"
        />
      )}
    </Box>
  );
}

/** Shows what the server refuses beside the quantities of the chosen lines. */
function showAtLines(form: LineForm, lines: readonly Line[], { violations = [] }: Partial<InvoiceRefusal>) {
  const places = lines.flatMap(({ isChosen }, index) => (isChosen ? [index] : []));
  for (const { field, message } of violations) {
    const place = places[Number(/^lines\[(\d+)\]\.quantity$/.exec(field)?.[1])];
    if (place !== undefined) form.setError(`lines.${place}.quantity`, { message });
  }
}

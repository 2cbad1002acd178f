import { Stack, Text } from '@vibrant-peak/shared/ui';
import { DialogButtons } from '@vibrant-peak/shared/ui-blocks';
import { ModalDialog } from '@vibrant-peak/shared/ui-overlay';
import { money } from '@vibrant-peak/invoice/money';
import { addItems } from '../../../draft/itemActions';
import { announceChange } from '../listStatus';
import { CurrencyQuestion } from './CurrencyQuestion';
import { MarkQuestion } from './MarkQuestion';
import { SheetTable } from './SheetTable';
import { usePastedSheet, type PastedSheet } from './usePastedSheet';

interface PasteDialogProps {
  /** The pasted text; the dialog is open while it is defined. */
  text: string | undefined;
  onClose: () => void;
}

/** Previews pasted rows. The invoice does not change until they are confirmed. */
export function PasteDialog({ text, onClose }: PasteDialogProps) {
  return <OpenDialog key={text ?? ''} text={text ?? ''} isOpen={text !== undefined} onClose={onClose} />;
}

function OpenDialog({ text, isOpen, onClose }: { text: string; isOpen: boolean; onClose: () => void }) {
  const sheet = usePastedSheet(text);
  const { selected, ambiguous, mark } = sheet;
  const isOpenQuestion = ambiguous.length > 0 && mark === undefined;
  const add = () => {
    const currency = sheet.changesCurrency && { currency: sheet.offered };
    addItems(
      selected.map(({ item }) => item),
      { ...currency },
    );
    announceChange(`${countOf(selected.length)} ${selected.length === 1 ? 'was' : 'were'} added.`, true);
    onClose();
  };
  return (
    <ModalDialog title="Paste items" isOpen={isOpen} onClose={onClose} size="xl">
      <Stack gap="4">
        {ambiguous.length > 0 && <MarkQuestion figures={ambiguous} mark={mark} onAnswer={sheet.setMark} />}
        <CurrencyQuestion sheet={sheet} />
        <SheetTable sheet={sheet} />
        <Check sheet={sheet} />
        <DialogButtons
          action={`Add ${countOf(selected.length)}`}
          isDisabled={selected.length === 0 || isOpenQuestion}
          onAction={add}
          onCancel={onClose}
        />
      </Stack>
    </ModalDialog>
  );
}

const countOf = (count: number) => (count === 1 ? '1 item' : `${count} items`);

/** Counts and sums of the rows to add, and whether the sheet's own totals agree. */
function Check({ sheet }: { sheet: PastedSheet }) {
  const { pasted, selected, subTotal, sheetSum, currency } = sheet;
  const out = pasted.length - selected.length;
  const others = selected.filter(({ otherTotal }) => otherTotal !== undefined).length;
  const areChecked = selected.length > 0 && selected.every(({ isChecked }) => isChecked);
  const facts = [
    `${countOf(selected.length)}, together ${money(subTotal, currency)}.`,
    out > 0 && `Left out: ${out === 1 ? '1 row' : `${out} rows`}.`,
    others > 0 && `Rows whose total is not quantity times rate: ${others}.`,
    areChecked && 'All totals are quantity times rate.',
    sheetSum && !sheetSum.eq(subTotal) && `The sheet's own sum is ${money(sheetSum, currency)}.`,
  ].filter(Boolean);
  return (
    <Text role="status" fontWeight="medium">
      {facts.join(' ')}
    </Text>
  );
}

import { useHost, type StoredItem } from '@vibrant-peak/shared/host';
import { moneyText } from '@vibrant-peak/invoice/moneyText';
import type { TextFieldProps } from '../form/entryFields';
import { chooseItem } from '../draft/chooseEntry';
import { useDraft } from '../draft/draftStore';
import { changeNewItem } from '../draft/itemActions';
import { knownClient } from './knownClient';
import { SuggestField } from './SuggestField';

function textOf({ name, amount, currency, taxRate }: StoredItem) {
  const price = amount.trim() && moneyText(amount, currency);
  return { name, detail: [price, taxRate && `Tax ${taxRate}%`].filter(Boolean).join(', ') };
}

/** Name of a new line. A chosen item fills in its last price for the client, and its tax. */
export function ItemField({ list: _visit, onInput: _chosen, ...field }: TextFieldProps) {
  const port = useHost().invoices!;
  const taxRate = useDraft(({ newItem }) => newItem.taxRate);
  return (
    <SuggestField
      {...field}
      onChange={(name) => changeNewItem({ name, ...(name.trim() === '' && { taxRate: undefined }) })}
      hint={taxRate === undefined ? field.hint : `With a tax of its own: ${taxRate}%`}
      find={(words) => port.findItems(words, knownClient.get().id)}
      textOf={textOf}
      onChoose={chooseItem}
    />
  );
}

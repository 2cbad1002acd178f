import { useHost, type StoredClient } from '@vibrant-peak/shared/host';
import type { TextFieldProps } from '../form/entryFields';
import { chooseClient } from '../draft/chooseEntry';
import { SuggestField } from './SuggestField';

function textOf({ company, name, address, email }: StoredClient) {
  const [title = '', ...others] = [company, name, email, address].filter((text) => text.trim() !== '');
  return { name: title, detail: others.slice(0, 2).join(', ').replaceAll('\n', ', ') };
}

/** Name or company of the client. A chosen one fills in its address, terms, currency and tax. */
export function ClientField({ list: _visit, onInput: _chosen, ...field }: TextFieldProps) {
  const port = useHost().invoices!;
  return <SuggestField {...field} find={port.findClients} textOf={textOf} onChoose={chooseClient} />;
}

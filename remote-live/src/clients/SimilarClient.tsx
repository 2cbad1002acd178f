import { useEffect, useState } from 'react';
import { partyName } from '@vibrant-peak/invoice/invoice';
import { Text } from '@vibrant-peak/shared/ui';
import { ask } from '../api/ask';
import type { FieldsForm } from './EntryForm';
import type { Client, Entry } from './entry';

/** Time after the last letter, in milliseconds. */
const pause = 400;

const legalForms = /\b(gmbh|ag|kg|ltd|limited|llc|inc|corp|co|plc|pvt|private|sa|sarl|srl|bv|nv|oy|ab)\b/g;

/** A name without marks, signs and legal forms. */
const plainName = (name: string) =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(legalForms, '')
    .replace(/\s+/g, '');

/** Names a client that looks the same as the one in the form. */
export function SimilarClient({ form }: { form: FieldsForm<Client> }) {
  const [similar, setSimilar] = useState<{ typed: string; name: string }>();
  const typed = partyName({ company: form.watch('company') ?? '', name: form.watch('name') ?? '' });
  const own = partyName({ company: '', name: '', ...form.formState.defaultValues });
  useEffect(() => {
    let isCurrent = true;
    const [word = ''] = typed.match(/[\p{L}\p{N}]+/u) ?? [];
    if (word === '' || typed === own) return undefined;
    const find = async () => {
      const query = new URLSearchParams({ search: word, hidden: 'false', page: '1' });
      const { entries } = await ask<{ entries: Entry<Client>[] }>(`GET /invoice-clients?${query}`);
      const names = entries.map(({ value }) => partyName(value)).filter((name) => name !== own);
      const name = names.find((each) => plainName(each) === plainName(typed));
      if (isCurrent && name !== undefined) setSimilar({ typed, name });
    };
    // The list is a help: without an answer nothing is named.
    const timer = setTimeout(() => void find().catch(() => undefined), pause);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [typed, own]);
  return (
    <Text role="status" fontSize="sm" color="fg.warning" _empty={{ display: 'none' }}>
      {similar?.typed === typed && `The list has “${similar.name}” already, which looks the same.`}
    </Text>
  );
}

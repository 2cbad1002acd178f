import { useEffect } from 'react';
import type { InvoicesPort, StoredClient } from '@vibrant-peak/shared/host';
import { createStore, useStore } from '@vibrant-peak/shared/store';
import { partyName, type Party } from '@vibrant-peak/invoice/invoice';
import { useDraft } from '../draft/draftStore';

/** The stored client of the draft, if there is one of its name and company. */
export const knownClient = createStore<{ id?: number; isAsked?: boolean }>(() => ({}));

/** Time after the last letter, in milliseconds. */
const pause = 300;

type Names = Pick<Party, 'name' | 'company'>;

const isSame = (one: Names, other: Names) =>
  (['name', 'company'] as const).every(
    (part) => one[part].trim().toLowerCase() === other[part].trim().toLowerCase(),
  );

/** @returns `true` where the client of the draft is stored, `undefined` while that is not known. */
export function useIsKnownClient(port: InvoicesPort, attempt: unknown): boolean | undefined {
  const name = useDraft(({ invoice }) => invoice.billTo.name);
  const company = useDraft(({ invoice }) => invoice.billTo.company);
  useEffect(() => {
    let isCurrent = true;
    knownClient.set({});
    const words = partyName({ company, name });
    const note = (clients: readonly StoredClient[]) =>
      isCurrent &&
      knownClient.set({ isAsked: true, id: clients.find((each) => isSame(each, { name, company }))?.id });
    const timer = setTimeout(
      () => words !== '' && void port.findClients(words).then(note, () => undefined),
      pause,
    );
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [port, name, company, attempt]);
  return useStore(knownClient, ({ id, isAsked }) => (isAsked ? id !== undefined : undefined));
}

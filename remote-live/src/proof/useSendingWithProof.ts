import { useState } from 'react';
import type { useValidatedForm } from '@vibrant-peak/shared/forms';
import { Refusal } from '../api/refusal';
import { useSending } from '../api/useSending';

/** What the server takes as a proof, besides another sign-in. */
type Way = 'password' | 'passkey';

/** A request for which the server first wants to know who it is. */
export interface Asked {
  ways: readonly Way[];
  /** Sends the request again. */
  onProven: () => void;
}

type Sent<A> = { answer: A } | { ways: readonly Way[] };

/**
 * Sends as `useSending` does. While the server wants a proof, `asked` is for `ConfirmIdentity`. It
 * disappears with the proof or by `forget`.
 */
export function useSendingWithProof<T extends object>(form?: ReturnType<typeof useValidatedForm<T>>) {
  const { send, ...state } = useSending(form);
  const [asked, setAsked] = useState<Asked>();
  const forget = () => setAsked(undefined);

  const sendProven = <A>(request: () => Promise<A>, done: (answer: A) => void): Promise<void> => {
    const onProven = () => {
      forget();
      void sendProven(request, done);
    };
    return send(
      () => request().then((answer): Sent<A> => ({ answer }), askedIn),
      (sent) => ('answer' in sent ? done(sent.answer) : setAsked({ ways: sent.ways, onProven })),
    );
  };
  return { ...state, send: sendProven, asked, forget };
}

function askedIn(error: unknown): { ways: readonly Way[] } {
  const ways = error instanceof Refusal ? error.details['proof'] : undefined;
  if (!Array.isArray(ways)) throw error;
  return { ways: ways as Way[] };
}

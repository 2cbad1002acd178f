import { useState } from 'react';
import { ask } from '../api/ask';
import { Refusal } from '../api/refusal';
import type { Publication } from '../history/publication';

/** Time between two questions how far it is, in milliseconds. */
const interval = 500;

const pause = () => new Promise((resolve) => setTimeout(resolve, interval));

export interface Asked {
  records: { collection: string; id: string; version: number }[];
  note: string;
  /** Number of the composition that was looked at. */
  preview?: number;
  /** ISO time at which it is to begin; now unless told. */
  at?: string;
}

const refusalOf = ({ problem, records }: Publication) =>
  new Refusal(422, problem ?? 'It failed.', undefined, { records });

/** Publishes drafts and waits until visitors get them, or until it is noted when they will. @throws with the reason, in plain words, when they do not. */
export function usePublishing() {
  const [step, setStep] = useState('');

  const publish = async (asked: Asked): Promise<void> => {
    setStep('Checking …');
    try {
      let publication = await ask<Publication>('POST /publications', asked);
      if (publication.state !== 'waiting') setStep('Composing the pages and testing them …');
      while (publication.state === 'composing') {
        await pause();
        publication = await ask<Publication>(`GET /publications/${publication.id}`);
      }
      if (publication.state === 'failed') throw refusalOf(publication);
    } finally {
      setStep('');
    }
  };
  return { step, publish };
}

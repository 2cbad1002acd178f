import { useState } from 'react';
import { ask } from '../api/ask';
import { Refusal } from '../api/refusal';
import type { Publication } from '../history/publication';
import type { Step } from './publishingStep';

/** Time between two questions how far it is, in milliseconds. */
const interval = 250;

const pause = () => new Promise((resolve) => setTimeout(resolve, interval));

export interface Asked {
  records: { collection: string; id: string; version: number }[];
  note: string;
  /** Number of the composition that was looked at. */
  preview?: number;
  /** ISO time at which it is to begin; now unless told. */
  at?: string;
}

interface Progress {
  /** The last one that is known. */
  step: Step;
  /** Since the press, in seconds. */
  seconds: number;
}

/** Publishes drafts and waits until visitors get them, or until it is noted when they will. @throws with the reason, in plain words, when they do not. */
export function usePublishing() {
  const [progress, setProgress] = useState<Progress>();

  /** @returns how long it took, in seconds. */
  const publish = async (asked: Asked): Promise<number> => {
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    let step: Step = 'checking';
    setProgress({ step, seconds: 0 });
    try {
      let publication = await ask<Publication>('POST /publications', asked);
      while (publication.state === 'composing') {
        // Servers that do not compose it do not know the step.
        step = publication.step ?? step;
        setProgress({ step, seconds: seconds() });
        await pause();
        publication = await ask<Publication>(`GET /publications/${publication.id}`);
      }
      if (publication.state === 'failed') throw refusalOf(publication);
      return seconds();
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, publish };
}

const refusalOf = ({ problem, records }: Publication) =>
  new Refusal(422, problem ?? 'It failed.', undefined, { records });

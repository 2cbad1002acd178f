import { useState } from 'react';
import { publishDrafts, type Asked } from './publishDrafts';
import type { Step } from './publishingStep';

interface Progress {
  /** The last one that is known. */
  step: Step;
  /** Since the press, in seconds. */
  seconds: number;
}

/** Publishes drafts with `publishDrafts` and gives the current step. */
export function usePublishing() {
  const [progress, setProgress] = useState<Progress>();

  /** @returns what was published, and how long it took, in seconds. */
  const publish = async (asked: Asked) => {
    const begin = performance.now();
    const seconds = () => (performance.now() - begin) / 1000;
    try {
      const publication = await publishDrafts(asked, (step) => setProgress({ step, seconds: seconds() }));
      return { publication, seconds: seconds() };
    } finally {
      setProgress(undefined);
    }
  };
  return { progress, publish };
}

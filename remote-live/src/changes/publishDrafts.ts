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
  /** ISO time at which it is to begin; by default now. */
  at?: string;
}

/**
 * Publishes drafts and waits until they are live or scheduled.
 * @param onStep gets the current step, also repeatedly.
 * @throws an error with the reason in plain words.
 */
export async function publishDrafts(asked: Asked, onStep?: (step: Step) => void): Promise<Publication> {
  let step: Step = 'checking';
  onStep?.(step);
  let publication = await ask<Publication>('POST /publications', asked);
  while (publication.state === 'composing') {
    // Servers that do not compose it do not know the step.
    step = publication.step ?? step;
    onStep?.(step);
    await pause();
    publication = await ask<Publication>(`GET /publications/${publication.id}`);
  }
  const { state, problem, records } = publication;
  if (state === 'failed') throw new Refusal(422, problem ?? 'It failed.', undefined, { records });
  return publication;
}

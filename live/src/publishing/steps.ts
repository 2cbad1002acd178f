import type { Reading } from '../database/tables';
import type { Site } from '../http/route';
import { systemActor } from '../log/addToLog';
import { assertStillMay } from '../people/assertStillMay';

type Publishing = Parameters<Site['publish']>[1];

/** What a publication is doing while it is composed. */
export type Step = Parameters<NonNullable<Publishing['onStep']>>[0];

/** Of the publications that this process composes. Others know only that they are under way. */
const steps = new Map<string, Step>();

/** @returns the step of a publication, by its id; `null` unless this process composes it. */
export const stepOf = (id: string): Step | null => steps.get(id) ?? null;

interface Parts {
  database: { tables: Reading };
  site: Site;
}

interface Asked extends Pick<Publishing, 'preview'> {
  /** Of the publication. */
  id: string;
  release: Parameters<Site['publish']>[0];
  /** Who publishes: somebody, or the site itself, which takes records off after their last day. */
  person: { id: string | null; name: string };
}

/**
 * Composes the site and sets it live. `stepOf` gives the current step.
 * @throws when the person has lost the right to publish.
 */
export function publishInSteps(
  { database, site }: Parts,
  { id, release, person, ...how }: Asked,
): Promise<void> {
  const onStep = async (step: Step) => {
    steps.set(id, step);
    if (step === 'going live' && person !== systemActor)
      await assertStillMay(database.tables, person, 'publisher');
  };
  return site.publish(release, { ...how, by: person.name, onStep }).finally(() => steps.delete(id));
}

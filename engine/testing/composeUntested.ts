import { compose } from '../compose/compose';
import type { Compose } from '../publish/rules/change';

/** Composes as a publish does, without the smoke test. */
export const composeUntested: Compose = async (to, { releases, base, provenances }) => {
  const composition = await compose(to, releases, base, provenances);
  await to.finishComposition(composition);
  return composition.number;
};

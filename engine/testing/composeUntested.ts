import { compose } from '../compose/compose';
import type { Compose } from '../publish/rules/change';

/** Composes as a publish does, without the smoke test. */
export const composeUntested: Compose = async (to, recipe) => {
  const composition = await compose(to, recipe);
  await to.finishComposition(composition);
  return composition.number;
};

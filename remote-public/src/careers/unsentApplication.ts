import { createStore } from '@vibrant-peak/shared/store';
import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import type { Application } from '@vibrant-peak/shared/forms';

/** A visitor's application, and whether its form is shown and has faded in. */
interface ApplicationState {
  job: JobOpening;
  isShown: boolean;
  isRevealed: boolean;
  /** Changes when a form for another position begins with empty fields. */
  draft: number;
}

interface Unsent {
  application?: ApplicationState;
  /** All values except the file, which browsers do not restore. */
  typed?: Application;
}

/** An application that was not submitted. It survives navigations. */
export const unsentApplication = createStore((): Unsent => ({}));

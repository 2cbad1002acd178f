import { createStore } from 'shared/store';
import type { JobOpening } from 'shared/schemas/jobOpening';
import type { Application } from './applicationSchema';

/** The application that a visitor works on, and whether its form is shown and has faded in. */
interface ApplicationState {
  job: JobOpening;
  isShown: boolean;
  isRevealed: boolean;
}

interface Unsent {
  application?: ApplicationState;
  /** But for the file: browsers fill in none. */
  typed?: Application;
}

/** An application that was not submitted. It outlives a change of page. */
export const unsentApplication = createStore((): Unsent => ({}));

import { hasUnsavedChanges } from './draftStore';

const ask = (event: BeforeUnloadEvent) => {
  if (hasUnsavedChanges()) event.preventDefault();
};

/** From now on the browser asks before a reload or the way off the site loses the draft, whichever page is open then. */
export const guardUnload = () => window.addEventListener('beforeunload', ask);

import { createStore } from 'shared/store';
import type { ContactMessage } from './contactSchema';

/** What was typed and not sent. It outlives a change of page. */
export const unsentMessage = createStore((): ContactMessage | undefined => undefined);

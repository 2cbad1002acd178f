import { createStore } from '@vibrant-peak/shared/store';
import type { ContactMessage } from './contactSchema';

/** Text that was not sent. It survives navigations. */
export const unsentMessage = createStore((): ContactMessage | undefined => undefined);

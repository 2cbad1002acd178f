import { createStore } from '@vibrant-peak/shared/store';
import type { ContactMessage } from '@vibrant-peak/shared/forms';

/** Text that was not sent. It survives navigations. */
export const unsentMessage = createStore((): ContactMessage | undefined => undefined);

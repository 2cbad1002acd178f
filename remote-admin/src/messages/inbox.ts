import { createCollection } from '../crud/createCollection';
import { messageSamples } from '../samples/messages';

/** The messages: the same ones on every route, as long as the page lives. */
export const inbox = createCollection(messageSamples);

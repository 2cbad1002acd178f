import { createCollection } from '../../records/createCollection';
import { messageSamples } from './messageSamples';

/** The messages, shared by all routes until the page is reloaded. */
export const inbox = createCollection(messageSamples);

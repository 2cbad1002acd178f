import { staffPath } from '@vibrant-peak/shared/contract';
import { createCollection } from '../../records/createCollection';
import { messageSamples } from './messageSamples';

export const messagesPath = `${staffPath}/messages`;

/** Address of a message. */
export const messageAddress = (id: number) => `${messagesPath}?message=${id}`;

/** The messages, shared by all routes until the page is reloaded. */
export const inbox = createCollection(messageSamples);

import { staffPath } from '@vibrant-peak/shared/contract';

/** Address of the messages. */
export const messagesPath = `${staffPath}/messages`;

/** Address of a message. */
export const messageAddress = (id: number) => `${messagesPath}?message=${id}`;

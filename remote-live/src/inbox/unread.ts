import { pollCount } from '../api/pollCount';

/** How many messages the user has not read. */
export const unread = pollCount('GET /inbox/unread', 'unread');

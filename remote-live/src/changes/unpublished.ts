import { pollCount } from '../api/pollCount';

/** How many records have changes that are not on the site. */
export const unpublished = pollCount('GET /changes/count', 'count');

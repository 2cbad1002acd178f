import type { Fields } from './collections';

/** Whether somebody has hidden a record: the site leaves it out, and its list still has it. */
export const isHidden = (value: Fields | null) => value?.['isVisible'] === false;

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A point in time by the local clock. @param at ISO time. */
export const Time = ({ at }: { at: string }) => <time dateTime={at}>{format.format(new Date(at))}</time>;

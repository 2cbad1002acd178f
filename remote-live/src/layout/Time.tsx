import { chakra } from '@vibrant-peak/shared/ui';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A point in time by the local clock, on one line. @param at ISO time. */
export const Time = ({ at }: { at: string }) => (
  <OneLine dateTime={at}>{format.format(new Date(at))}</OneLine>
);

const OneLine = chakra('time', { base: { whiteSpace: 'nowrap' } });

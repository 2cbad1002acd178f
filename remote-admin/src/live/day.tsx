import type { FieldKindDefinition } from '../fields/fieldKind';
import { shownText } from '../fields/shownText';
import { text } from '../fields/text';
import { DayControl } from './DayControl';

const format = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' });

/** A day of the calendar, such as `2026-11-30`, which lists show like all other dates. */
export const day: FieldKindDefinition = {
  ...text,
  control: { type: 'own', Control: DayControl },
  Cell: ({ value }) => {
    const time = Date.parse(String(value));
    return <span>{Number.isNaN(time) ? shownText(value) : format.format(time)}</span>;
  },
};

import { dayText, longDayText, monthText } from './dayText';

test.each([
  [dayText('2026-03-31'), '31 Mar 2026'],
  [dayText('2026-03-31', 'de'), '31.03.2026'],
  [longDayText('2026-03-31'), '31 March 2026'],
  [longDayText('2026-03-31', 'de'), '31. März 2026'],
  [longDayText('2026-03-31', 'de-AT'), '31. März 2026'],
  [longDayText('soon', 'de'), 'soon'],
  [longDayText('2026-01-01', 'de-AT'), '1. Jänner 2026'],
  [monthText('2026-10'), 'October 2026'],
])('%s', (shown, text) => expect(shown).toBe(text));

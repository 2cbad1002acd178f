import { reminderStage } from '@vibrant-peak/invoice/reminderStage';
import { dueStep, reminderSteps } from './reminderSteps';

const plan = {
  due: '2026-12-20',
  steps: [-3, 1, 7, 14],
  written: [] as number[],
  today: '2026-12-01',
  since: '2026-11-01',
};
const states = (changes: object) =>
  reminderSteps({ ...plan, ...changes }).map(({ step, state }) => `${step} ${state}`);

test('each step has its day, and is planned', () => {
  expect(reminderSteps(plan)).toEqual([
    { step: -3, on: '2026-12-17', state: 'planned' },
    { step: 1, on: '2026-12-21', state: 'planned' },
    { step: 7, on: '2026-12-27', state: 'planned' },
    { step: 14, on: '2027-01-03', state: 'planned' },
  ]);
  expect(dueStep(plan)).toBeUndefined();
  expect(dueStep({ ...plan, today: '2026-12-17' })).toMatchObject({ step: -3 });
});

test('of several that are late only the last one goes', () => {
  const late = { today: '2026-12-28' };
  expect(states(late)).toEqual(['-3 left out', '1 left out', '7 planned', '14 planned']);
  expect(dueStep({ ...plan, ...late })).toMatchObject({ step: 7 });
});

test('a step that was written does not go again, nor one before it', () => {
  const late = { today: '2026-12-28', written: [7] };
  expect(states(late)).toEqual(['-3 left out', '1 left out', '7 written', '14 planned']);
  expect(dueStep({ ...plan, ...late })).toBeUndefined();
  expect(dueStep({ ...plan, ...late, steps: [-3, 2, 6, 14] })).toBeUndefined();
});

test('of two that are due the one of today goes', () => {
  expect(states({ today: '2026-12-27' })).toEqual([
    ...['-3 left out', '1 left out', '7 planned', '14 planned'],
  ]);
});

test('steps before one that was written do not go, also where the clock was set back', () => {
  const early = { today: '2026-12-20', written: [7] };
  expect(states(early)).toEqual(['-3 left out', '1 left out', '7 written', '14 planned']);
});

test('days that are set in any order are listed in theirs', () => {
  expect(states({ steps: [14, 1], written: [7] })).toEqual(['1 left out', '7 written', '14 planned']);
});

test('a step of the day on which reminders are switched on goes', () => {
  expect(states({ since: '2026-12-21' })).toEqual(['-3 left out', '1 planned', '7 planned', '14 planned']);
});

test('what was due before reminders were switched on does not go, and nothing without a due date', () => {
  expect(states({ today: '2026-12-28', since: '2026-12-28' })).toEqual([
    ...['-3 left out', '1 left out', '7 left out', '14 planned'],
  ]);
  expect(states({ since: undefined })).toEqual([-3, 1, 7, 14].map((step) => `${step} left out`));
  expect(reminderSteps({ ...plan, due: '' })).toEqual([]);
});

test.each([
  [[-3], -3, '2026-12-17', 'before'],
  [[0, 1], 0, '2026-12-20', 'due'],
  [[-3], -3, '2026-12-22', 'first'],
  [[1], 1, '2026-12-21', 'first'],
  [[-3, 1, 7], 1, '2026-12-21', 'first'],
  [[1, 7], 7, '2026-12-27', 'last'],
  [[0, 7], 7, '2026-12-27', 'first'],
  [[1, 7, 14], 7, '2026-12-30', 'second'],
])('of reminders after %j days, %j on %s is %s', (steps, step, day, stage) => {
  expect(reminderStage({ step, steps, due: '2026-12-20', day })).toBe(stage);
});

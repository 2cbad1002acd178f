import { jobs } from '@vibrant-peak/shared/content/jobs';
import { offices } from '@vibrant-peak/shared/content/offices';
import { projects } from '@vibrant-peak/shared/content/projects';
import { team } from '@vibrant-peak/shared/content/team';
import { checkRecord } from './checkRecord';
import { collections, type Fields } from './collections';

const [member, job, project] = [team[0]!, jobs[0]!, projects[0]!];

function saidOf(collection: string, id: string, value: object): { message: string; details?: Fields } {
  try {
    checkRecord(collections.get(collection)!, id, value as Fields);
    return { message: '' };
  } catch (error) {
    return error as { message: string; details: Fields };
  }
}

test.each<[collection: string, id: string | number, value: object, says: string]>([
  ['team', member.id, member, ''],
  ['team', 1, { ...member, name: '' }, 'team, "1": "name" is missing.'],
  ['team', 1, { ...member, email: 'none' }, `team, "${member.name}": "email" is not an email address.`],
  [
    'team',
    1,
    { ...member, linkedin: 'me' },
    `team, "${member.name}": "linkedin" is not an address that begins with https://.`,
  ],
  ['team', 1, { ...member, bio: 7 }, `team, "${member.name}": "bio" is not a string.`],
  ['team', 1, { ...member, nickname: 'A' }, `team, "${member.name}": has no field "nickname".`],
  ['team', 2, member, `team, "${member.name}": "id" stays "2", because other records name it.`],
  [
    'jobs',
    job.id,
    { ...job, type: 'Now and then' },
    `jobs, "${job.title}": "type" is one of: Full-time, Part-time, Contract.`,
  ],
  ['jobs', job.id, { id: job.id, title: job.title, requirements: [], postedDate: '', type: '' }, ''],
  ['jobs', job.id, { ...job, salary: { currency: '', to: 1 } }, ''],
  [
    'jobs',
    job.id,
    { ...job, postedDate: 'soon' },
    `jobs, "${job.title}": "postedDate" is a day of the calendar, such as 2026-11-30.`,
  ],
  ...[
    '2027-02-30',
    '2026-13-45',
    '2026-00-10',
    '2026-11-31',
    '2027-02-29',
    '0000-00-00',
    '2026-1-1',
    '+002026-11-30',
  ].map((day): [string, string, object, string] => [
    'jobs',
    job.id,
    { ...job, validThrough: day },
    `jobs, "${job.title}": "validThrough" is a day of the calendar, such as 2026-11-30.`,
  ]),
  ['jobs', job.id, { ...job, validThrough: '2028-02-29' }, ''],
  [
    'jobs',
    job.id,
    { ...job, salary: { ...job.salary, to: 1 } },
    `jobs, "${job.title}": "salary.to" is too short or too small: at least ${job.salary.from}.`,
  ],
  ['projects', project.id, { ...project, fullDescription: 'One.', details: project.details.slice(1) }, ''],
  [
    'projects',
    project.id,
    { ...project, details: [...project.details, ...project.details] },
    `projects, "${project.title}": "details" has exactly 2 entries.`,
  ],
  ['hero', 'single', {}, ''],
  ['order', 'team', {}, 'order, "team": "ids" is missing.'],
  ['team', member.id, { ...member, isVisible: false }, ''],
  [
    'offices',
    'lahore',
    { ...offices[0], isVisible: false },
    'offices, "Lahore Office": has no field "isVisible".',
  ],
  ['costNote', 'single', { costNote: null }, 'costNote, "single": "costNote" is missing.'],
  ['costNote', 'single', { costNote: 'x', other: 1 }, 'costNote, "single": has no field "other".'],
  ['order', 'team', { ids: ['1', '1'] }, 'order, "team": "ids" names a record twice.'],
])('%s %s: %#', (collection, id, value, says) => {
  expect(saidOf(collection, String(id), value).message).toBe(says);
});

test('all that is wrong is said at once, and for programs too', () => {
  const { message, details } = saidOf('team', '1', { ...member, name: '', email: 'none' });
  expect(message).toContain('"name" is missing; "email" is not an email address');
  expect(details).toEqual({
    collection: 'team',
    id: '1',
    violations: [
      { field: 'name', message: 'is missing' },
      { field: 'email', message: 'is not an email address' },
    ],
  });
});

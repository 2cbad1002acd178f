import { brand } from '@vibrant-peak/shared/content/brand';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { page } from './JobPage';
import { jobPosting } from './jobPosting';

const [job] = jobs;
if (!job) throw new Error('No jobs');

test("each job's own page has its posting for search engines, with its last day", () => {
  const postings = page.paths?.().map((path) => page.structuredData?.(path));
  expect(postings?.map((objects) => objects?.[0])).toMatchObject(
    jobs.map(({ title, validThrough }) => ({ title, validThrough })),
  );
});

test('a posting has the salary as numbers', () => {
  const salary = { currency: 'PKR', from: 3000, to: 4000, per: 'hour' as const };
  expect(jobPosting({ ...job, salary }, brand).baseSalary).toMatchObject({
    currency: 'PKR',
    value: { minValue: 3000, maxValue: 4000, unitText: 'HOUR' },
  });
});

test('a posting has type, date, company and location', () => {
  expect(jobPosting({ ...job, location: 'Karachi', type: 'Contract' }, brand)).toMatchObject({
    '@type': 'JobPosting',
    datePosted: job.postedDate,
    employmentType: 'CONTRACTOR',
    hiringOrganization: { name: 'Vibrant Peak' },
    jobLocation: { address: { addressLocality: 'Karachi', addressCountry: 'Pakistan' } },
  });
});

test.each([
  ['Lahore or remote in Pakistan', 'Lahore', 'TELECOMMUTE'],
  ['Remote', 'Lahore', 'TELECOMMUTE'],
  ['Islamabad', 'Islamabad', undefined],
])('"%s" is a job in %s, %s', (location, city, kind) => {
  const posting = jobPosting({ ...job, location }, brand);
  expect(posting.jobLocation.address.addressLocality).toBe(city);
  expect('jobLocationType' in posting ? posting.jobLocationType : undefined).toBe(kind);
});

test('text is escaped in the description, which is HTML', () => {
  expect(jobPosting({ ...job, description: 'R&D <b>' }, brand).description).toContain(
    '<p>R&amp;D &lt;b&gt;</p>',
  );
});

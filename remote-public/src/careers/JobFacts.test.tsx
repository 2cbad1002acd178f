import { jobs } from '@vibrant-peak/shared/content/jobs';
import { renderInHost } from '@vibrant-peak/shared/testing';
import { JobFacts, salaryText } from './JobFacts';

test('the dates of an opening are read by people and by programs', () => {
  const [job] = jobs;
  const { container } = renderInHost(<JobFacts job={{ ...job!, postedDate: '2026-10-05' }} />);
  const [posted, lastDay] = container.querySelectorAll('time');
  expect(posted).toHaveAttribute('datetime', '2026-10-05');
  expect(posted!.parentElement).toHaveTextContent('Posted 5 October 2026');
  expect(lastDay!.parentElement).toHaveTextContent(/^Apply by /);
});

test('a salary is a range with grouped digits', () => {
  const salary = { currency: 'PKR', from: 90_000, to: 1_200_000, per: 'month' as const };
  expect(salaryText(salary)).toBe('PKR 90,000 to 1,200,000 a month');
  expect(salaryText({ ...salary, from: 3200, to: 4600, per: 'hour' })).toBe('PKR 3,200 to 4,600 an hour');
});

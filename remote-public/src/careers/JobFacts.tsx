import type { ComponentProps, ReactNode } from 'react';
import type { JobOpening, Salary } from '@vibrant-peak/shared/schemas/jobOpening';
import { Icon, Span, Stack, chakra } from '@vibrant-peak/shared/ui';

/** Department, location and type in one line; salary and dates in the next. */
export function JobFacts({ job }: { job: JobOpening }) {
  return (
    <Stack gap={{ base: '1', md: '2' }}>
      <Facts>
        <Fact icon="Users">{job.department}</Fact>
        <Fact icon="MapPin">{job.location}</Fact>
        <Fact icon="Clock">{job.type}</Fact>
      </Facts>
      <Facts>
        <Fact icon="Banknote">
          <Span fontWeight="medium" color="fg">
            {salaryText(job.salary)}
          </Span>
        </Fact>
        <Day label="Posted" date={job.postedDate} />
        <Day label="Apply by" date={job.validThrough} />
      </Facts>
    </Stack>
  );
}

const articles: Record<Salary['per'], string> = { month: 'a', hour: 'an' };
const amounts = new Intl.NumberFormat('en-GB');

/** Such as `PKR 90,000 to 120,000 a month`. */
export const salaryText = ({ currency, from, to, per }: Salary) =>
  `${currency} ${amounts.format(from)} to ${amounts.format(to)} ${articles[per]} ${per}`;

const days = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

function Day({ label, date }: { label: string; date: string }) {
  return (
    <li>
      <span>{`${label} `}</span>
      <time dateTime={date}>{days.format(Date.parse(date))}</time>
    </li>
  );
}

const Facts = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '5',
    rowGap: '1',
    listStyleType: 'none',
    fontSize: { base: '0.8125rem', sm: 'sm' },
    color: 'fg.muted',
  },
});

function Fact({ icon, children }: { icon: ComponentProps<typeof Icon>['name']; children: ReactNode }) {
  return (
    <FactItem>
      <Icon name={icon} size="1rem" />
      {children}
    </FactItem>
  );
}

const FactItem = chakra('li', { base: { display: 'flex', alignItems: 'center', gap: '1.5' } });

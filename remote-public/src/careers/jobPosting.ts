import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import type { Brand } from '@vibrant-peak/shared/schemas/brand';
import type { JobOpening, Salary } from '@vibrant-peak/shared/schemas/jobOpening';
import { jobPath } from '../components/ownPath';

const employmentTypes: Record<JobOpening['type'], string> = {
  'Full-time': 'FULL_TIME',
  'Part-time': 'PART_TIME',
  Contract: 'CONTRACTOR',
};

const salaryUnits: Record<Salary['per'], string> = { month: 'MONTH', hour: 'HOUR' };

/** schema.org `JobPosting` of an opening. Remote work has the company's own city as its location. */
export function jobPosting(job: JobOpening, brand: Brand) {
  const isRemote = /\bremote\b/i.test(job.location);
  const [homeCity, country] = brand.location.split(', ');
  const [place] = job.location.split(' or ');
  return {
    '@context': 'https://schema.org',
    '@type': 'JobPosting',
    title: job.title,
    description: descriptionOf(job),
    identifier: { '@type': 'PropertyValue', name: brand.name, value: job.id },
    datePosted: job.postedDate,
    validThrough: job.validThrough,
    directApply: true,
    url: new URL(jobPath(job), brand.url).href,
    employmentType: employmentTypes[job.type],
    baseSalary: {
      '@type': 'MonetaryAmount',
      currency: job.salary.currency,
      value: {
        '@type': 'QuantitativeValue',
        minValue: job.salary.from,
        maxValue: job.salary.to,
        unitText: salaryUnits[job.salary.per],
      },
    },
    hiringOrganization: { '@type': 'Organization', name: brand.name, sameAs: brand.url },
    jobLocation: {
      '@type': 'Place',
      address: {
        '@type': 'PostalAddress',
        addressLocality: place === 'Remote' ? homeCity : place,
        addressCountry: country,
      },
    },
    ...(isRemote && {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { '@type': 'Country', name: country },
    }),
  };
}

/** Search engines expect HTML in the description. */
const descriptionOf = ({ description, responsibilities, requirements }: JobOpening) =>
  `<p>${escapeHtml(description)}</p>` +
  `<p>Responsibilities:</p>${list(responsibilities)}<p>Requirements:</p>${list(requirements)}`;

const list = (items: string[]) => `<ul>${items.map((item) => `<li>${escapeHtml(item)}</li>`).join('')}</ul>`;

import { useRef } from 'react';
import { brand } from '@vibrant-peak/shared/content/brand';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { definePage } from '@vibrant-peak/shared/contract';
import type { JobOpening } from '@vibrant-peak/shared/schemas/jobOpening';
import { useLocation } from '@vibrant-peak/shared/router';
import { Box, Container } from '@vibrant-peak/shared/ui';
import { breadcrumbs } from '../components/breadcrumbs';
import { BackLink } from '../components/BackLink';
import { PageHero } from '../components/PageHero';
import { entryAt, jobPath } from '../components/ownPath';
import { socialImageOf } from '../components/socialImageOf';
import { ApplicationSection, prefetchApplicationForm } from './ApplicationSection';
import { JobDetails } from './JobDetails';
import { JobFacts } from './JobFacts';
import { jobPosting } from './jobPosting';
import { useApplication } from './useApplication';

const jobAt = (path: string) => entryAt(jobs, jobPath, path);

function JobPage() {
  const job = jobAt(useLocation().pathname);
  const { application, section, apply, cancel, finish } = useApplication();
  const applyNow = useRef<HTMLButtonElement>(null);

  /** Ends the application and returns the focus to the button that began it. */
  const leave = (end: () => void) => () => {
    end();
    applyNow.current?.focus();
  };

  return (
    <>
      <PageHero motif="steps" title={job.title} lead={`${job.department} at ${brand.name}`}>
        <JobFacts job={job} />
        <BackLink to="/careers">All openings</BackLink>
      </PageHero>
      <Container py={{ base: '8', md: '14' }}>
        <Box mx={{ base: '-5', md: '-8' }}>
          <JobDetails
            job={job}
            heading="h2"
            button={applyNow}
            onApply={() => apply(job)}
            onIntent={prefetchApplicationForm}
          />
        </Box>
      </Container>
      {application?.job.id === job.id && (
        <ApplicationSection
          ref={section}
          position={application.job.title}
          isShown={application.isShown}
          isRevealed={application.isRevealed}
          draft={application.draft}
          onSubmitted={leave(finish)}
          onCancel={leave(cancel)}
        />
      )}
    </>
  );
}

const summaryOf = ({ title, location, type, description }: JobOpening) =>
  `${title}, ${type.toLowerCase()}, ${location}. ${description}`;

export const page = definePage({
  component: JobPage,
  paths: () => jobs.map(jobPath),
  metadata: (path) => {
    const job = jobAt(path);
    return {
      title: `${job.title} | ${brand.name}`,
      description: summaryOf(job),
      keywords: [job.title, job.department, job.location, job.type].join(', '),
      ogImage: socialImageOf(path),
      ogImageAlt: `${job.title} at ${brand.name}`,
    };
  },
  structuredData: (path) => [
    jobPosting(jobAt(path), brand),
    breadcrumbs({ name: 'Careers', path: '/careers' }, jobAt(path).title, path),
  ],
});

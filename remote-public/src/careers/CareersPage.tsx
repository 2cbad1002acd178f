import { brand } from 'shared/content/brand';
import { jobs } from 'shared/content/jobs';
import { definePage } from 'shared/contract';
import { CareersSections } from './CareersSections';
import { jobPosting } from './jobPosting';
import { PageHero } from '../components/PageHero';

function CareersPage() {
  return (
    <>
      <PageHero
        title="Join Our Team"
        lead="Work on software that people use every day, with colleagues who read your code, share what they know and go home on time."
      />
      <CareersSections />
    </>
  );
}

export const page = definePage({
  component: CareersPage,
  metadata: {
    title: `Careers | ${brand.name}`,
    description:
      'Open positions for engineers and designers in Lahore, Karachi, Islamabad and remote, what we ask for, and what we offer in return. Apply in five minutes.',
    keywords:
      'software jobs, React developer jobs, React Native, product design, DevOps jobs, Lahore, Karachi, remote',
  },
  structuredData: () => jobs.map((job) => jobPosting(job, brand)),
});

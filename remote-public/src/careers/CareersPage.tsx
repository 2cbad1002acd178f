import { brand } from '@vibrant-peak/shared/content/brand';
import { jobs } from '@vibrant-peak/shared/content/jobs';
import { definePage } from '@vibrant-peak/shared/contract';
import { CareersSections } from './CareersSections';
import { CallToAction } from '../components/CallToAction';
import { jobPath } from '../components/ownPath';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';

function CareersPage() {
  return (
    <>
      <PageHero
        motif="steps"
        title="Join Our Team"
        lead="Work on software that people use every day, with colleagues who read your code, share what they know and go home on time."
      />
      <CareersSections />
      <CallToAction
        title="Nothing that fits?"
        text="Write to us all the same: we keep good letters and answer them."
        action="Write to us"
        hasGuide={false}
      />
    </>
  );
}

export const page = definePage({
  component: CareersPage,
  metadata: {
    title: `Careers | ${brand.name}`,
    ogImage: socialImageOf('/careers'),
    description:
      'Open positions for engineers and designers in Lahore, Karachi, Islamabad and remote, what we ask for, and what we offer in return. Apply in five minutes.',
    keywords:
      'software jobs, React developer jobs, React Native, product design, DevOps jobs, Lahore, Karachi, remote',
  },
  structuredData: () => [
    {
      '@context': 'https://schema.org',
      '@type': 'ItemList',
      itemListElement: jobs.map((job, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name: job.title,
        url: new URL(jobPath(job), brand.url).href,
      })),
    },
  ],
});

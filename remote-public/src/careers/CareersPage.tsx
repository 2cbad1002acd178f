import { careersIntroduction, careersInvitation } from '@vibrant-peak/shared/content/benefits';
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
      <PageHero motif="steps" {...careersIntroduction} />
      <CareersSections />
      <CallToAction {...careersInvitation} hasGuide={false} />
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

import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { CallToAction } from '../components/CallToAction';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { CostsSection } from './CostsSection';
import { FirstMonthSection } from './FirstMonthSection';
import { WaysSection } from './WaysSection';

function HowWeWorkPage() {
  return (
    <>
      <PageHero
        motif="steps"
        title="How We Work"
        lead="Three ways to work with us, what the first month looks like, and what it costs to find out."
      />
      <WaysSection />
      <FirstMonthSection />
      <CostsSection />
      <CallToAction hasGuide={false} />
    </>
  );
}

export const page = definePage({
  component: HowWeWorkPage,
  metadata: {
    title: `How We Work | ${brand.name}`,
    ogImage: socialImageOf('/how-we-work'),
    description:
      'Three ways of working with us, the first month day by day, and the prices: the first conversation, the workshop with its plan, and the first month.',
    keywords: 'software project cost, fixed price workshop, dedicated team, code review, first month, prices',
  },
});

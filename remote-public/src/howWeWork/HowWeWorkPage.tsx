import { brand } from '@vibrant-peak/shared/content/brand';
import { howWeWorkIntroduction } from '@vibrant-peak/shared/content/howWeWork';
import { definePage } from '@vibrant-peak/shared/contract';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { CostsSection } from './CostsSection';
import { FirstMonthSection } from './FirstMonthSection';
import { WaysSection } from './WaysSection';

function HowWeWorkPage() {
  return (
    <>
      <PageHero motif="steps" {...howWeWorkIntroduction} />
      <WaysSection />
      <FirstMonthSection />
      <CostsSection />
      <ContactInvitation hasGuide={false} />
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

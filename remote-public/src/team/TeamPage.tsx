import { brand } from '@vibrant-peak/shared/content/brand';
import { teamIntroduction } from '@vibrant-peak/shared/content/culture';
import { definePage } from '@vibrant-peak/shared/contract';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { CultureSection } from './CultureSection';
import { MembersSection } from './MembersSection';

function TeamPage() {
  return (
    <>
      <PageHero motif="people" {...teamIntroduction} />
      <MembersSection />
      <CultureSection />
      <ContactInvitation />
    </>
  );
}

export const page = definePage({
  component: TeamPage,
  metadata: {
    title: `Team | ${brand.name}`,
    ogImage: socialImageOf('/team'),
    description:
      'Meet the engineers, designers and managers behind our projects in Lahore, Karachi and Islamabad, and the five values that we work by.',
    keywords: 'software team, engineers, designers, company culture, Lahore, Karachi, Islamabad',
  },
});

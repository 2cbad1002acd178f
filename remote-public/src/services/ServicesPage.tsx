import { brand } from '@vibrant-peak/shared/content/brand';
import { servicesIntroduction } from '@vibrant-peak/shared/content/services';
import { definePage } from '@vibrant-peak/shared/contract';
import { Icon, RouterLink } from '@vibrant-peak/shared/ui';
import { ContactInvitation } from '../components/ContactInvitation';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { ServicesGridSection } from './ServicesGridSection';

function ServicesPage() {
  return (
    <>
      <PageHero motif="layers" {...servicesIntroduction}>
        <RouterLink to="/how-we-work" py="2" fontWeight="medium" color="brand.fg">
          <span>How we work, and what it costs</span>
          <Icon name="ArrowRight" />
        </RouterLink>
      </PageHero>
      <ServicesGridSection />
      <ContactInvitation />
    </>
  );
}

export const page = definePage({
  component: ServicesPage,
  metadata: {
    title: `Services | ${brand.name}`,
    ogImage: socialImageOf('/services'),
    description:
      'Web development, mobile apps, UI/UX design, DevOps, databases, cloud, cybersecurity and IT consulting: what each service brings you and how we work.',
    keywords:
      'web development, mobile apps, UI/UX design, DevOps, database solutions, cloud services, cybersecurity, IT consulting',
  },
});

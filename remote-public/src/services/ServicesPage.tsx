import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage } from '@vibrant-peak/shared/contract';
import { Icon, RouterLink } from '@vibrant-peak/shared/ui';
import { CallToAction } from '../components/CallToAction';
import { PageHero } from '../components/PageHero';
import { socialImageOf } from '../components/socialImageOf';
import { ServicesGridSection } from './ServicesGridSection';

function ServicesPage() {
  return (
    <>
      <PageHero
        motif="layers"
        title="Our Services"
        lead="From the first sketch to the thousandth release: pick the part you need, or hand us the whole journey."
      >
        <RouterLink to="/how-we-work" py="2" fontWeight="medium" color="brand.fg">
          <span>How we work, and what it costs</span>
          <Icon name="ArrowRight" />
        </RouterLink>
      </PageHero>
      <ServicesGridSection />
      <CallToAction />
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

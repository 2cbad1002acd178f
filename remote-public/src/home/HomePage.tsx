import { brand } from '@vibrant-peak/shared/content/brand';
import { definePage, homeSlot } from '@vibrant-peak/shared/contract';
import { Slot } from '@vibrant-peak/shared/host';
import { AboutSection } from './AboutSection';
import { ContactSection } from './ContactSection';
import { HeroSection } from './HeroSection';
import { PortfolioSection } from './PortfolioSection';
import { ProofStrip } from './ProofStrip';
import { ServicesSection } from './ServicesSection';
import { TestimonialsSection } from './TestimonialsSection';

function HomePage() {
  return (
    <>
      <HeroSection />
      <ProofStrip />
      <AboutSection />
      <ServicesSection />
      <PortfolioSection />
      <TestimonialsSection />
      <Slot slot={homeSlot} />
      <ContactSection />
    </>
  );
}

export const page = definePage({
  component: HomePage,
  metadata: {
    title: 'Modern Software Solutions',
    description: brand.description,
    keywords: brand.keywords.join(', '),
  },
});

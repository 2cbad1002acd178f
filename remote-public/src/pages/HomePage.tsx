import { brand } from 'shared/content/brand';
import { definePage } from 'shared/contract';
import { AboutSection } from '../sections/AboutSection';
import { ContactSection } from '../sections/ContactSection';
import { HeroSection } from '../sections/HeroSection';
import { PortfolioSection } from '../sections/PortfolioSection';
import { ServicesSection } from '../sections/ServicesSection';
import { TestimonialsSection } from '../sections/TestimonialsSection';

function HomePage() {
  return (
    <>
      <HeroSection />
      <AboutSection />
      <ServicesSection />
      <PortfolioSection />
      <TestimonialsSection />
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

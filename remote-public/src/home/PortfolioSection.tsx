import { portfolioIntroduction } from '@vibrant-peak/shared/content/vision';
import { createLazyPart } from '@vibrant-peak/shared/island';
import { Box, ButtonLink, Icon } from '@vibrant-peak/shared/ui';
import { HomeSection } from './HomeSection';

const PortfolioIsland = createLazyPart(async () => (await import('./PortfolioCarousel')).PortfolioCarousel, {
  island: 'portfolio',
});

export function PortfolioSection() {
  return (
    <HomeSection
      id="portfolio"
      {...portfolioIntroduction}
      aside={
        <ButtonLink to="/projects" variant="outline">
          <span>View All Projects</span>
          <Icon name="ArrowRight" />
        </ButtonLink>
      }
    >
      <PortfolioIsland fallback={<Box minH={{ base: '36.25rem', sm: '39.5rem', md: '37.5rem' }} />} />
    </HomeSection>
  );
}

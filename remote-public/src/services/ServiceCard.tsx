import { memo, useId } from 'react';
import type { Service } from 'shared/schemas/service';
import { Button, Heading, Icon, RouterLink, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';
import { servicePath } from '../components/ownPath';
import { IconTile } from '../components/IconTile';
import { useFadeIn } from './useFadeIn';

interface ServiceCardProps {
  service: Service;
  /** Index in the grid, which delays the fade-in. */
  index: number;
  onOpen: (service: Service) => void;
  /** Hover or focus: the visitor is likely to open the card. */
  onIntent: () => void;
}

const delayStep = 100;
const delaySteps = 4;

/** Memoised: dialogs that open or close do not change it. */
export const ServiceCard = memo(function ServiceCard({ service, index, onOpen, onIntent }: ServiceCardProps) {
  const titleId = useId();
  const delay = `${(index % delaySteps) * delayStep}ms`;
  const { ref, visibility } = useFadeIn<HTMLLIElement>();

  return (
    <GridItem
      ref={ref}
      data-fade={visibility}
      style={{
        animationDelay: delay,
        transition: visibility === 'revealed' ? `opacity 500ms ${delay}` : undefined,
      }}
    >
      <Card className="group" p="6" gap="4" aria-labelledby={titleId}>
        <IconTile name={service.icon} />
        <Heading as="h2" size="lg" id={titleId}>
          {/* For crawlers and readers only: for pointers and keys the whole card is one button. */}
          <RouterLink to={servicePath(service)} tabIndex={-1}>
            {service.title}
          </RouterLink>
        </Heading>
        <Text color="fg.muted" flex="1">
          {service.description}
        </Text>
        <noscript>
          <RouterLink to={servicePath(service)} variant="underline">
            Read it as a page
          </RouterLink>
        </noscript>
        <LearnMore
          variant="subtle"
          aria-describedby={titleId}
          onClick={() => onOpen(service)}
          onPointerOver={onIntent}
          onFocus={onIntent}
        >
          Learn More
          <Icon name="ArrowRight" />
        </LearnMore>
      </Card>
    </GridItem>
  );
});

/** Cards in view at load fade in by CSS, those below the fold when they are scrolled into view. */
const GridItem = chakra('li', {
  base: {
    '&[data-fade=hidden]': { opacity: '0', _print: { opacity: '1' } },
    '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
      animation: 'fade-in 500ms backwards',
      _print: { animation: 'none' },
    },
  },
});

/** Covers the whole card, so that a click anywhere on the card is one click on the button. */
const LearnMore = chakra(Button, {
  base: {
    alignSelf: 'flex-start',
    _groupHover: { bg: 'brand.solid', color: 'brand.contrast' },
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' },
  },
});

import { memo, useId } from 'react';
import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Box, Button, Heading, Icon, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { servicePath } from '../components/ownPath';
import { Deliverables } from './Deliverables';
import { useFadeIn } from './useFadeIn';

interface ServiceCardProps {
  service: Service;
  /** Index in the list, which delays the fade-in. */
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
    <ListItem
      ref={ref}
      data-fade={visibility}
      style={{
        animationDelay: delay,
        transition: visibility === 'revealed' ? `opacity 500ms ${delay}` : undefined,
      }}
    >
      <Row className="group" aria-labelledby={titleId}>
        <Box color="brand.fg" gridArea="icon" mt="0.5">
          <Icon name={service.icon} size="1.75rem" />
        </Box>
        <Heading as="h2" size="xl" id={titleId} gridArea="title" _groupHover={{ color: 'brand.fg' }}>
          {/* For crawlers and readers only: for pointers and keys the whole card is one button. */}
          <RouterLink to={servicePath(service)} tabIndex={-1}>
            {service.title}
          </RouterLink>
        </Heading>
        <Text color="fg.muted" gridArea="text" textWrap="pretty">
          {service.description}
        </Text>
        <Box gridArea="action">
          <noscript>
            <RouterLink to={servicePath(service)} variant="underline">
              Read it as a page
            </RouterLink>
          </noscript>
          <LearnMore
            variant="outline"
            aria-describedby={titleId}
            onClick={() => onOpen(service)}
            onPointerOver={onIntent}
            onFocus={onIntent}
          >
            <span>Learn More</span>
            <Icon name="ArrowRight" />
          </LearnMore>
        </Box>
      </Row>
      <Deliverables service={service} />
    </ListItem>
  );
});

/** Cards in view at load fade in by CSS, those below the fold when they are scrolled into view. */
const ListItem = chakra('li', {
  base: {
    '&[data-fade=hidden]': { opacity: '0', _print: { opacity: '1' } },
    '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
      animation: 'fade-in 500ms backwards',
      _print: { animation: 'none' },
    },
  },
});

/** One ruled line of the list. */
const Row = chakra('article', {
  base: {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateAreas: '"icon title" "text text" "action action"',
    alignContent: 'start',
    columnGap: '4',
    rowGap: '3',
    h: 'full',
    py: { base: '7', lg: '6' },
    borderTopWidth: '1px',
    borderColor: 'border',
    lg: {
      gridTemplateColumns: 'auto minmax(0, 1fr) auto',
      gridTemplateAreas: '"icon title action" ". text text"',
    },
  },
});

/** Covers the whole card, so that a click anywhere on the card is one click on the button. */
const LearnMore = chakra(Button, {
  base: {
    _groupHover: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' },
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: 'md' },
  },
});

import { memo, useId } from 'react';
import type { Service } from 'shared/schemas/service';
import { Button, Heading, Icon, RouterLink, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';
import { servicePath } from '../components/ownPath';
import { IconTile } from '../components/IconTile';
import { useFadeIn } from './useFadeIn';

interface ServiceCardProps {
  service: Service;
  /** Place in the grid: neighbours fade in one after the other. */
  index: number;
  onOpen: (service: Service) => void;
  /** The visitor points at the card or reaches its button: it may be opened soon. */
  onIntent: () => void;
}

const delayStep = 100;
const delaySteps = 4;

/** Renders once: a dialog that opens or closes is none of its business. */
export const ServiceCard = memo(function ServiceCard({ service, index, onOpen, onIntent }: ServiceCardProps) {
  const titleId = useId();
  const delay = `${(index % delaySteps) * delayStep}ms`;
  const { ref, visibility } = useFadeIn<HTMLLIElement>();

  return (
    <Place
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
          {/* For crawlers and readers: the whole card is one button for pointers and keys. */}
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
    </Place>
  );
});

/** Cards in view on arrival fade in by style alone, those below the fold when they are scrolled to. */
const Place = chakra('li', {
  base: {
    '&[data-fade=hidden]': { opacity: '0', _print: { opacity: '1' } },
    '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
      animation: 'fade-in 500ms backwards',
      _print: { animation: 'none' },
    },
  },
});

/** Stretched over the whole card, so that the card is one button and a click on it is one click. */
const LearnMore = chakra(Button, {
  base: {
    alignSelf: 'flex-start',
    _groupHover: { bg: 'brand.solid', color: 'brand.contrast' },
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' },
  },
});

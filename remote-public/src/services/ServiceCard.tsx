import { useId } from 'react';
import type { Service } from 'shared/schemas/service';
import { Button, Heading, Icon, Text, chakra } from 'shared/ui';
import { Card } from '../components/Card';
import { IconTile } from '../components/IconTile';
import { useFadeIn } from './useFadeIn';

interface ServiceCardProps {
  service: Service;
  /** Place in the grid: neighbours fade in one after the other. */
  index: number;
  onOpen: () => void;
  /** The visitor points at the card or reaches its button: it may be opened soon. */
  onIntent: () => void;
}

const delayStep = 100;
const delaySteps = 4;

export function ServiceCard({ service, index, onOpen, onIntent }: ServiceCardProps) {
  const titleId = useId();
  const { ref, visibility } = useFadeIn<HTMLLIElement>();

  return (
    <chakra.li
      ref={ref}
      opacity={visibility === 'hidden' ? 0 : 1}
      _print={{ opacity: 1 }}
      style={
        visibility === 'revealed'
          ? { transition: `opacity 500ms ${(index % delaySteps) * delayStep}ms` }
          : undefined
      }
    >
      <Card className="group" p="6" gap="4" aria-labelledby={titleId}>
        <IconTile name={service.icon} />
        <Heading as="h2" size="lg" id={titleId}>
          {service.title}
        </Heading>
        <Text color="fg.muted" flex="1">
          {service.description}
        </Text>
        <LearnMore
          variant="subtle"
          aria-describedby={titleId}
          onClick={onOpen}
          onPointerOver={onIntent}
          onFocus={onIntent}
        >
          Learn More
          <Icon name="ArrowRight" />
        </LearnMore>
      </Card>
    </chakra.li>
  );
}

/** Stretched over the whole card, so that the card is one button and a click on it is one click. */
const LearnMore = chakra(Button, {
  base: {
    alignSelf: 'flex-start',
    _groupHover: { bg: 'brand.solid', color: 'brand.contrast' },
    _before: { content: '""', position: 'absolute', inset: '0', borderRadius: '2xl' },
  },
});

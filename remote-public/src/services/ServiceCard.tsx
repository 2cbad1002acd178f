import { memo, useId, useRef, type CSSProperties } from 'react';
import type { Fades } from '@vibrant-peak/shared/reveal';
import type { Service } from '@vibrant-peak/shared/schemas/service';
import { Box, Button, Heading, Icon, RouterLink, Text, chakra } from '@vibrant-peak/shared/ui';
import { ItemCard } from '../components/ItemCard';
import { servicePath } from '../components/ownPath';
import { usePressableCard } from '../components/usePressableCard';
import { useReveal } from '../components/useReveal';
import { Deliverables } from './Deliverables';

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
  const { control, onClick } = usePressableCard<HTMLButtonElement>();
  const ref = useRef<HTMLLIElement>(null);
  useReveal(ref);
  return (
    <ListItem
      ref={ref}
      data-fades={'item' satisfies Fades}
      style={{ '--delay': `${(index % delaySteps) * delayStep}ms` } as CSSProperties}
      suppressHydrationWarning
    >
      <Row className="group" aria-labelledby={titleId} onClick={onClick} onPointerOver={onIntent}>
        <Box color="brand.fg" gridArea="icon" mt="0.5">
          <Icon name={service.icon} size="1.75rem" />
        </Box>
        <Heading as="h2" size="xl" id={titleId} gridArea="title" _groupHover={{ color: 'brand.fg' }}>
          {service.title}
        </Heading>
        {/* At this width descriptions have as many lines in the web font as in its fallback. */}
        <Text color="fg.muted" gridArea="text" maxW={{ base: '17.75rem', lg: '15.125rem', xl: '17.75rem' }}>
          {service.description}
        </Text>
        <Actions>
          <LearnMore
            ref={control}
            variant="outline"
            aria-describedby={titleId}
            onClick={() => onOpen(service)}
            onFocus={onIntent}
          >
            <span>Learn More</span>
            <Icon name="ArrowRight" />
          </LearnMore>
          <RouterLink
            to={servicePath(service)}
            variant="underline"
            py="2"
            fontSize="sm"
            aria-describedby={titleId}
          >
            Open as a page
          </RouterLink>
        </Actions>
      </Row>
      <Deliverables service={service} />
    </ListItem>
  );
});

/** Cards in view at load fade in by CSS, those below the fold when they are scrolled into view. */
const ListItem = chakra('li', {
  base: {
    '@media (prefers-reduced-motion: no-preference) and (scripting: enabled)': {
      animation: 'fade-in 500ms var(--delay) backwards',
      _print: { animation: 'none' },
    },
    '&[data-reveal=hidden]': { animation: 'none', opacity: '0', _print: { opacity: '1' } },
    '&[data-reveal=shown]': { animation: 'none', transition: 'opacity 500ms var(--delay)' },
  },
});

const Actions = chakra('div', {
  base: {
    gridArea: 'action',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: '4',
    rowGap: '1',
    mt: '2',
    _print: { display: 'none' },
  },
});

const Row = chakra(ItemCard, {
  base: {
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gridTemplateRows: 'auto 1fr auto',
    gridTemplateAreas: '"icon title" "text text" "action action"',
    columnGap: '3',
    rowGap: '3',
    p: '6',
    cursor: 'pointer',
  },
});

const LearnMore = chakra(Button, {
  base: { _groupHover: { bg: 'brand.solid', color: 'brand.contrast', borderColor: 'brand.solid' } },
});

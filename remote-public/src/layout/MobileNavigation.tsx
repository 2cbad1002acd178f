import { ButtonLink, Container, Stack, chakra } from '@vibrant-peak/shared/ui';
import { NavigationLink } from './NavigationLink';
import type { NavigationEntry } from './useHeaderLinks';

interface MobileNavigationProps {
  id: string;
  isOpen: boolean;
  entries: NavigationEntry[];
  onChoose: () => void;
}

/**
 * Dropdown below the header of narrow screens. It is in the document while closed, because the
 * inline script opens it before hydration.
 */
export function MobileNavigation({ id, isOpen, entries, onChoose }: MobileNavigationProps) {
  return (
    <chakra.div id={id} hideFrom="md" hidden={!isOpen}>
      <chakra.nav
        aria-label="Mobile"
        maxH="calc(100dvh - 4.5rem)"
        overflowY="auto"
        borderTopWidth="1px"
        borderColor="border.muted"
        boxShadow="md"
        animation={{ _motionSafe: 'fade-in 200ms' }}
      >
        <Container py="4">
          <Stack as="ul" gap="1" listStyleType="none">
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavigationLink
                  entry={isOpen ? entry : { ...entry, current: undefined }}
                  onChoose={onChoose}
                />
              </li>
            ))}
          </Stack>
          <ButtonLink to="/#contact" variant="accent" size="lg" w="full" mt="4" onClick={onChoose}>
            Get a Quote
          </ButtonLink>
        </Container>
      </chakra.nav>
    </chakra.div>
  );
}

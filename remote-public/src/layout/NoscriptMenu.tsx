import { Container, chakra } from '@vibrant-peak/shared/ui';
import { NavigationLink } from './NavigationLink';
import type { NavigationEntry } from './useHeaderLinks';

/** The menu of narrow screens without scripts, as a `details` element. */
export function NoscriptMenu({ entries }: { entries: NavigationEntry[] }) {
  return (
    <noscript>
      <Container as="details" hideFrom="md" bg="bg" pb="2">
        <chakra.summary py="2" cursor="pointer" fontWeight="medium">
          Menu
        </chakra.summary>
        <ul>
          {entries.map((entry) => (
            <li key={entry.to}>
              <NavigationLink entry={entry} />
            </li>
          ))}
        </ul>
      </Container>
    </noscript>
  );
}

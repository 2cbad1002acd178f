import { RouterLink, chakra } from 'shared/ui';
import { sectionIds, sectionLabels } from './sectionIds';

export function QuickLinks() {
  return (
    <chakra.ul listStyleType="none">
      {sectionIds.map((id) => (
        <li key={id}>
          <RouterLink to={`/#${id}`} py={{ base: '2.5', md: '1.5' }}>
            {sectionLabels[id]}
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}

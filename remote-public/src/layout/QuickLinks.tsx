import { useSiteLinks } from '@vibrant-peak/shared/host';
import { RouterLink, chakra } from '@vibrant-peak/shared/ui';
import { sectionIds, sectionLabels } from './sectionIds';

/** Links to the sections of the home page, and to pages of other remotes. */
export function QuickLinks() {
  const links = [
    ...sectionIds.map((id) => ({ to: `/#${id}`, label: sectionLabels[id] })),
    ...useSiteLinks('footer').map(({ path, label }) => ({ to: path, label })),
  ];
  return (
    <chakra.ul listStyleType="none">
      {links.map(({ to, label }) => (
        <li key={to}>
          <RouterLink to={to} py={{ base: '2.5', md: '1.5' }}>
            {label}
          </RouterLink>
        </li>
      ))}
    </chakra.ul>
  );
}

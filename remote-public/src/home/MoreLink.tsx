import { Icon, RouterLink } from 'shared/ui';

/** From a section of the home page to the page that tells more. */
export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink to={to} py="2" fontWeight="medium" color="brand.fg">
      {children}
      <Icon name="ArrowRight" />
    </RouterLink>
  );
}

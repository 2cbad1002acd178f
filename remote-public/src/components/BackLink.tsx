import { Icon, RouterLink } from 'shared/ui';

/** The way up, below the lead of a page. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink to={to} py="2" fontWeight="medium" color="brand.fg">
      <Icon name="ArrowLeft" />
      {children}
    </RouterLink>
  );
}

import { Icon, RouterLink } from '@vibrant-peak/shared/ui';

/** Link to the parent page, below the lead. */
export function BackLink({ to, children }: { to: string; children: string }) {
  return (
    <RouterLink to={to} py="2" fontWeight="medium" color="brand.fg">
      <Icon name="ArrowLeft" />
      <span>{children}</span>
    </RouterLink>
  );
}

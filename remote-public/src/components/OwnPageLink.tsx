import { Icon, RouterLink } from 'shared/ui';

interface OwnPageLinkProps {
  to: string;
  /** The dialog that the link stands in closes. */
  onFollow: () => void;
  children: string;
}

/** From a dialog to the page that tells the same, at an address that can be passed on. */
export function OwnPageLink({ to, onFollow, children }: OwnPageLinkProps) {
  return (
    <RouterLink to={to} onClick={onFollow} variant="underline" mt="6" py="2">
      {children}
      <Icon name="ArrowRight" />
    </RouterLink>
  );
}

import { useHost, useStaffNavigation } from '@vibrant-peak/shared/host';
import { ButtonLink } from '@vibrant-peak/shared/ui';

/** After a login, leads on to the page that was opened before it. */
export function ContinueLink() {
  const page = useHost().returnTo?.();
  const navigation = useStaffNavigation();
  if (page === undefined) return null;
  const [path] = page.split('?');
  const labelled = navigation.find((entry) => entry.path === path)?.partOf ?? path;
  const label = navigation.find((entry) => entry.path === labelled)?.label ?? page;
  return <ButtonLink to={page} variant="accent">{`Continue to ${label}`}</ButtonLink>;
}

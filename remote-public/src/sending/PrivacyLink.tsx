import { RouterLink } from '@vibrant-peak/shared/ui';

export const PrivacyLink = () => (
  <RouterLink to="/privacy" variant="underline">
    Privacy
  </RouterLink>
);

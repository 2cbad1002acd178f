import { invitation } from '@vibrant-peak/shared/content/invitation';
import { CallToAction } from './CallToAction';

/** The end of most inner pages. */
export const ContactInvitation = (props: { hasGuide?: boolean }) => (
  <CallToAction {...invitation} {...props} />
);

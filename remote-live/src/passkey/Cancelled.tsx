import { Text } from '@vibrant-peak/shared/ui';

/**
 * Announces that the user has closed a passkey prompt. The region exists from the start, so that
 * screen readers read its text.
 */
export const Cancelled = ({ isCancelled }: { isCancelled: boolean }) => (
  <Text role="status" color="fg.muted" fontSize="sm" _empty={{ display: 'none' }}>
    {isCancelled && 'No passkey was made. You can try again.'}
  </Text>
);

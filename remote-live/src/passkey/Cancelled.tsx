import { Text } from '@vibrant-peak/shared/ui';

/** Says that a prompt for a passkey was closed. It is there from the beginning, so that its text is read out. */
export const Cancelled = ({ isCancelled }: { isCancelled: boolean }) => (
  <Text role="status" color="fg.muted" fontSize="sm" _empty={{ display: 'none' }}>
    {isCancelled && 'No passkey was made. You can try again.'}
  </Text>
);

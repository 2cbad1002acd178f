import type { RecurringInvoicesPort } from '@vibrant-peak/shared/host';
import { HStack, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { recurringPath } from '../pageActions';
import { usePlans } from './usePlans';

/** Says that recurring invoices were left to people; nothing where none were. */
export function LeftNote({ port }: { port: RecurringInvoicesPort }) {
  const count = usePlans(port).plans?.flatMap(({ problems }) => problems).length ?? 0;
  if (count === 0) return null;
  return (
    <HStack role="status" wrap="wrap" columnGap="3" mb="4" fontSize="sm">
      <Text color="fg.error" fontWeight="medium">
        {count === 1
          ? 'A recurring invoice was not issued or not sent.'
          : `${count} recurring invoices were not issued or not sent.`}
      </Text>
      <RouterLink to={recurringPath} variant="underline" minH="6">
        See why
      </RouterLink>
    </HStack>
  );
}

import type { RecurringOrigin } from '@vibrant-peak/shared/host';
import { Box, RouterLink, Text } from '@vibrant-peak/shared/ui';
import { dayText } from '@vibrant-peak/invoice/dayText';
import { recurringPath } from '../pageActions';
import { rhythmOf } from './planTexts';

/** The recurring invoice of an invoice, and why it was left to people. */
export const PlanNote = ({ plan }: { plan: RecurringOrigin }) => (
  <Box mb="4">
    {plan.problem !== null && (
      <Text role="alert" color="fg.error" fontWeight="medium" overflowWrap="anywhere">
        {`This was left to you: ${plan.problem}`}
      </Text>
    )}
    <Text>
      {plan.day !== null && <span>{`Made for ${dayText(plan.day)}. `}</span>}
      <span>{`${rhythmOf(plan)} `}</span>
      <RouterLink to={recurringPath} variant="underline" minH="6">
        Recurring invoices
      </RouterLink>
    </Text>
  </Box>
);

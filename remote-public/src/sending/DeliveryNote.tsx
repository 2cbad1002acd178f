import { Text } from '@vibrant-peak/shared/ui';
import type { Delivery } from './deliveries';

const waiting =
  'Not sent yet: the server does not answer. All that you typed is still here. It is sent automatically when the ' +
  'connection is back, as long as this page is open. You can also press the button again.';
const stopped = 'Not sent yet: you have changed it meanwhile. Press the button to send it.';

function problemOf({ state, isAgain, refusal }: Delivery): string | undefined {
  if (state === 'stopped') return stopped;
  if (state === 'waiting' || isAgain) return waiting;
  // Violations stand at their fields.
  return refusal?.violations.length === 0 ? refusal.detail : undefined;
}

/** How a delivery stands, beside the button that has started it. */
export function DeliveryNote({ delivery }: { delivery: Delivery | undefined }) {
  const problem = delivery && problemOf(delivery);
  if (problem !== undefined)
    return (
      <Text role="alert" color="fg.error" fontSize="sm">
        {problem}
      </Text>
    );
  if (delivery?.state !== 'sending') return null;
  return (
    <Text role="status" color="fg.muted" fontSize="sm">
      Sending…
    </Text>
  );
}

import { dashboardSlot, defineExtension } from '@vibrant-peak/shared/contract';
import { HeldBackCard } from '../history/HeldBackCard';
import { MustAddCard } from '../signIn/MustAddCard';

/** What waits for the user, on the dashboard: one of these, or nothing. */
const WaitingCards = () => (
  <>
    <MustAddCard />
    <HeldBackCard />
  </>
);

export const extension = defineExtension(dashboardSlot, WaitingCards);

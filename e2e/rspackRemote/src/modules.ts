import * as BerthsCard from './BerthsCard';
import * as BerthsPage from './BerthsPage';
import * as HarborPage from './HarborPage';
import * as ShipsPage from './ShipsPage';

/** What compositions render. */
export const modules = { BerthsCard, BerthsPage, HarborPage, ShipsPage };

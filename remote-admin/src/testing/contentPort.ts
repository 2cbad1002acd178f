import { jobs } from '@vibrant-peak/shared/content/jobs';
import { projects } from '@vibrant-peak/shared/content/projects';
import { services } from '@vibrant-peak/shared/content/services';
import { team } from '@vibrant-peak/shared/content/team';
import { testimonials } from '@vibrant-peak/shared/content/testimonials';
import type { Records, RecordsPort, StoredRecord } from '@vibrant-peak/shared/host';
import { createNetwork, createSlowRecords } from './slowRecords';

const content: Readonly<Record<string, readonly object[]>> = {
  'jobs.jobs': jobs,
  'projects.projects': projects,
  'services.services': services,
  'team.team': team,
  'testimonials.testimonials': testimonials,
};

/** The records of the site's content behind a network, as a live profile has them. */
export function createContentPort(network = createNetwork()): RecordsPort {
  const lists = new Map<string, Records>();
  return {
    of({ collection }) {
      const known = lists.get(collection);
      if (known) return known;
      const records = createSlowRecords(content[collection] as readonly StoredRecord[], network);
      lists.set(collection, records);
      return records;
    },
  };
}

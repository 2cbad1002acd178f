import * as benefits from '@vibrant-peak/shared/content/benefits';
import * as brand from '@vibrant-peak/shared/content/brand';
import * as comingSoon from '@vibrant-peak/shared/content/comingSoon';
import * as contact from '@vibrant-peak/shared/content/contact';
import * as culture from '@vibrant-peak/shared/content/culture';
import * as footer from '@vibrant-peak/shared/content/footer';
import * as homeServices from '@vibrant-peak/shared/content/homeServices';
import * as howWeWork from '@vibrant-peak/shared/content/howWeWork';
import * as invitation from '@vibrant-peak/shared/content/invitation';
import * as jobs from '@vibrant-peak/shared/content/jobs';
import * as offices from '@vibrant-peak/shared/content/offices';
import * as privacy from '@vibrant-peak/shared/content/privacy';
import * as projects from '@vibrant-peak/shared/content/projects';
import * as redirects from '@vibrant-peak/shared/content/redirects';
import * as services from '@vibrant-peak/shared/content/services';
import * as team from '@vibrant-peak/shared/content/team';
import * as testimonials from '@vibrant-peak/shared/content/testimonials';
import * as vision from '@vibrant-peak/shared/content/vision';
import type { Records, RecordsPort, StoredRecord } from '@vibrant-peak/shared/host';
import { editedCollections } from '@vibrant-peak/shared/schemas/editedCollections';
import { createNetwork, createSlowRecords } from './slowRecords';

const modules: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  benefits,
  brand,
  comingSoon,
  contact,
  culture,
  footer,
  homeServices,
  howWeWork,
  invitation,
  jobs,
  offices,
  privacy,
  projects,
  redirects,
  services,
  team,
  testimonials,
  vision,
};

/** Records as the server stores them: all have an id, and single content is one record. */
function contentRecords(collection: string): readonly StoredRecord[] {
  const [module = '', name = ''] = collection.split('.');
  const exported = modules[module]?.[name];
  const kind = editedCollections.find((edited) => edited.name === name)?.kind;
  if (kind === 'list')
    return (exported as object[]).map((record, index) => ({ id: `record-${index}`, ...record }));
  return [{ id: 'single', ...(kind === 'group' ? (exported as object) : { [name]: exported }) }];
}

/** The records of the site's content behind a network, as a live profile has them. */
export function createContentPort(network = createNetwork()): RecordsPort {
  const lists = new Map<string, Records>();
  return {
    of({ collection }) {
      const known = lists.get(collection);
      if (known) return known;
      const records = createSlowRecords(contentRecords(collection), network);
      lists.set(collection, records);
      return records;
    },
  };
}

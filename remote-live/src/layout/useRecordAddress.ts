import { contentPartPath, editAddress, staffPath } from '@vibrant-peak/shared/contract';
import { useHost } from '@vibrant-peak/shared/host';
import type { Place } from '../changes/change';

/** Id of the record of what the site has once. */
const single = 'single';

/**
 * @returns the address of a record's form; of a list as a whole, or of its order, that of the list.
 */
export function useRecordAddress() {
  const { staffNavigation } = useHost();
  const pathOf = (list: string) => {
    const managed = `${staffPath}/${list}`;
    return staffNavigation.some(({ path }) => path === managed) ? managed : contentPartPath(list);
  };
  return ({ collection, id }: Pick<Place, 'collection' | 'id'>) => {
    if (collection === 'order') return pathOf(id);
    return id === '' || id === single ? pathOf(collection) : editAddress(pathOf(collection), id);
  };
}

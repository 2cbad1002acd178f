import { useCallback, useState } from 'react';
import { editAddress } from '@vibrant-peak/shared/contract';
import { useProfile } from '@vibrant-peak/shared/host';
import { useLocation, useNavigate } from '@vibrant-peak/shared/router';
import type { EntityRecord } from '../entities/entity';
import { addAddress } from './addresses';

/** `isMissing`: the address has a record that is not there. */
type Mode =
  { name: 'list'; isMissing: boolean } | { name: 'adding' } | { name: 'editing'; record: EntityRecord };

/** In the live profile, a form stays open with its record when others remove that meanwhile. */
function useLastFound(found: EntityRecord | undefined, isWanted: (record: EntityRecord) => boolean) {
  const isLive = useProfile() === 'live';
  const [last, setLast] = useState(found);
  if (found && found !== last) setLast(found);
  return found ?? (isLive && last && isWanted(last) ? last : undefined);
}

/**
 * The address decides between list and form, so that Back closes a form. A form opened from the
 * list closes by going back, so that Back does not reopen it.
 */
export function useRecordMode(path: string, records: readonly EntityRecord[]) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isLive = useProfile() === 'live';
  const isOpenedHere = (state as { fromList?: boolean } | null)?.fromList === true;
  const wanted = new URLSearchParams(search);
  const isWanted = ({ id }: EntityRecord) => String(id) === wanted.get('edit');
  const record = useLastFound(records.find(isWanted), isWanted);
  const mode: Mode = record
    ? { name: 'editing', record }
    : wanted.has('add')
      ? { name: 'adding' }
      : { name: 'list', isMissing: isLive && wanted.has('edit') };

  // Synchronous, so that letters typed right after Enter go into the form.
  const open = useCallback(
    (address: string) => void navigate(address, { state: { fromList: true }, flushSync: true }),
    [navigate],
  );
  return {
    mode,
    add: useCallback(() => open(addAddress(path)), [open, path]),
    edit: useCallback(({ id }: EntityRecord) => open(editAddress(path, id)), [open, path]),
    close: useCallback(() => {
      if (isOpenedHere) void navigate(-1);
      else void navigate(path, { replace: true });
    }, [isOpenedHere, navigate, path]),
  };
}

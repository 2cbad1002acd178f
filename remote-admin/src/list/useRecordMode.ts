import { useCallback } from 'react';
import { useLocation, useNavigate } from 'shared/router';
import type { EntityRecord } from '../entities/entity';
import { addAddress, editAddress } from './addresses';

type Mode = { name: 'list' } | { name: 'adding' } | { name: 'editing'; record: EntityRecord };

/**
 * List or form, as the address says: Back closes a form. An address of a record that is not there shows the list.
 * Where the form was opened from the list, closing it goes back, so that Back does not open it again.
 */
export function useRecordMode(path: string, records: readonly EntityRecord[]) {
  const { search, state } = useLocation();
  const navigate = useNavigate();
  const isOpenedHere = (state as { fromList?: boolean } | null)?.fromList === true;
  const wanted = new URLSearchParams(search);
  const record = records.find(({ id }) => String(id) === wanted.get('edit'));
  const mode: Mode = record
    ? { name: 'editing', record }
    : wanted.has('add')
      ? { name: 'adding' }
      : { name: 'list' };

  // At once: a letter that follows on Enter belongs into the form.
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

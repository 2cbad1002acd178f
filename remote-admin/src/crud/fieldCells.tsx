import type { ComponentType } from 'react';
import { safeUrl } from 'shared/safeUrl';
import { Icon } from 'shared/ui';
import type { FieldKind } from './entity';
import { shownText } from './shownText';

interface CellProps {
  value: unknown;
}

const TextCell = ({ value }: CellProps) => shownText(value);
const LongTextCell = ({ value }: CellProps) => <span className="text">{shownText(value)}</span>;

/** An address that is not safe to follow is shown as the text it is. */
function AddressCell({ value }: CellProps) {
  const address = safeUrl(String(value ?? ''));
  if (!address) return shownText(value);
  return (
    <a className="address" href={address} target="_blank" rel="noopener noreferrer">
      {address.replace(/^https?:\/\/(www\.)?/i, '')}
    </a>
  );
}

function IconCell({ value }: CellProps) {
  const name = String(value ?? '');
  return (
    <span className="icon">
      <Icon name={name} /> {shownText(name)}
    </span>
  );
}

function CheckboxCell({ value }: CellProps) {
  return <span className={value === true ? 'yes' : 'no'}>{value === true ? 'Yes' : 'No'}</span>;
}

/** The stars are a picture of the number; the number itself may be any. */
function RatingCell({ value }: CellProps) {
  const stars = Math.round(Math.min(5, Math.max(0, Number(value) || 0)));
  return (
    <span className="rating">
      <span aria-hidden>{'★'.repeat(stars).padEnd(5, '☆')}</span> {String(value ?? '')}
    </span>
  );
}

/** How the list shows each kind: a kind without a cell does not compile. */
export const fieldCells: Record<FieldKind, ComponentType<CellProps>> = {
  text: TextCell,
  longText: LongTextCell,
  email: TextCell,
  url: AddressCell,
  image: AddressCell,
  profile: AddressCell,
  icon: IconCell,
  date: TextCell,
  checkbox: CheckboxCell,
  number: TextCell,
  rating: RatingCell,
};

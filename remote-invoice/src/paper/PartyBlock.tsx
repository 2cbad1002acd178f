import { Fragment } from 'react';
import type { Party } from '../model/invoice';

interface PartyBlockProps {
  title?: string;
  party: Party;
  /** Which name comes first and stands out. */
  lead?: 'name' | 'company';
  /** Leaves the first name out where it stands elsewhere, as in a letterhead. */
  isLeadHidden?: boolean;
  /** One more line. */
  note?: string;
}

/** Name and address of a party; blank lines take no room, nor does a party without any. */
export function PartyBlock({ title, party, lead = 'name', isLeadHidden, note }: PartyBlockProps) {
  const names = lead === 'name' ? [party.name, party.company] : [party.company, party.name];
  const [first, ...others] = names.filter(isPresent);
  const details = [...others, party.address, party.phone].filter(isPresent);
  if (first === undefined && details.length === 0 && !isPresent(party.email)) return null;
  return (
    <section className="party">
      {title && <h4>{title}</h4>}
      {first !== undefined && !isLeadHidden && (
        <p className="lead" dir="auto">
          {first}
        </p>
      )}
      {details.map((detail, index) => (
        <p key={index} dir="auto">
          {detail}
        </p>
      ))}
      {isPresent(party.email) && <EmailLine email={party.email} />}
      {note && <p className="note">{note}</p>}
    </section>
  );
}

/** Longer ones than any that people have may break anywhere. */
const longEmail = 60;

/** Stays whole; where its column is narrower, it breaks before the @, and a part that is still too long after a dot. */
function EmailLine({ email }: { email: string }) {
  return (
    <p className={email.length < longEmail ? 'email' : undefined} dir="auto">
      {email.split(/(?=@)|(?<=[^@]\.)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </p>
  );
}

const isPresent = (text: string) => text.trim() !== '';

import { Fragment } from 'react';
import type { Party } from '../invoice';

interface PartyBlockProps {
  title?: string;
  party: Party;
  /** With its caption. */
  vatId?: string;
  /** The name shown first and emphasised. */
  lead?: 'name' | 'company';
  /** Omits the first name, for templates that show it in the letterhead. */
  isLeadHidden?: boolean;
  /** An additional line. */
  note?: string;
}

/** Name and address of a party, without blank lines. Renders nothing for an empty party. */
export function PartyBlock({ title, party, vatId = '', lead = 'name', isLeadHidden, note }: PartyBlockProps) {
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
      {isPresent(vatId) && <p dir="auto">{vatId}</p>}
      {note && <p className="note">{note}</p>}
    </section>
  );
}

/** Longer addresses than this are unrealistic and may break anywhere. */
const longEmail = 60;

/** Breaks before the @ or after a dot, and only if the column is too narrow. */
function EmailLine({ email }: { email: string }) {
  return (
    <p className={email.length < longEmail ? 'email' : undefined} dir="auto">
      {email.match(/@?[^@.]+\.?|[@.]/g)?.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          <span>{part}</span>
        </Fragment>
      ))}
    </p>
  );
}

const isPresent = (text: string) => text.trim() !== '';

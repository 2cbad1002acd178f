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
  const details = [...others, party.address, party.phone, party.email].filter(isPresent);
  if (first === undefined && details.length === 0) return null;
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
      {note && <p className="note">{note}</p>}
    </section>
  );
}

const isPresent = (text: string) => text.trim() !== '';

import type { Party } from '../model/invoice';

/** The name above the letter. */
export function SenderName({ sender }: { sender: Party }) {
  const name = sender.company.trim() === '' ? sender.name : sender.company;
  if (name.trim() === '') return null;
  return (
    <p className="sender" dir="auto">
      {name}
    </p>
  );
}

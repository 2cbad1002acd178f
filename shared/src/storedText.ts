/** After how many months the company deletes what visitors send. */
export interface StoringTerms {
  messageMonths: number;
  applicationMonths: number;
}

const storedOfSender =
  'We store what you send by our forms, with the time, to answer you, and for a day your network address, to hold off robots. ' +
  'Only people of our company who answer such messages read it.';
const rights = 'Ask us, and we send you what we have stored, or delete it.';

const monthsText = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** What the live profile stores of a person, and for how long where the terms are known. */
export function storedText(terms: StoringTerms | undefined): string {
  const lifetime =
    terms &&
    `We delete messages ${monthsText(terms.messageMonths)} after the last one, and applications after ${monthsText(terms.applicationMonths)}.`;
  return [storedOfSender, lifetime, rights].filter(Boolean).join(' ');
}

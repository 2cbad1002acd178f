/** A name, which may be empty, and an address in lower case. */
export interface NamedAddress {
  name: string;
  address: string;
}

/** Who wrote a mail and who got it, as its headers say. */
export interface MailAddresses {
  /** Of a received mail. */
  from?: NamedAddress;
  /** Where answers go, if not to the sender. */
  replyTo?: NamedAddress;
  to: NamedAddress[];
  cc: NamedAddress[];
}

/** End of the address that a sender without one gets: a domain without mail (RFC 2606). */
export const withoutAddress = '@without-address.invalid';

/** The recipients of a reply. */
export interface Recipients {
  /** Who wrote last; `null` for a sender without an address. */
  to: NamedAddress | null;
  /** Who else takes part, when the reply goes to all. */
  others: NamedAddress[];
}

/**
 * The recipients of a reply to a conversation.
 * @param visitor whose conversation it is.
 * @param last addresses of the last received message; `undefined` for forms.
 * @param own addresses of the site, which get none.
 */
export function recipientsOf(
  visitor: NamedAddress,
  last: MailAddresses | undefined,
  own: readonly string[],
): Recipients {
  const writer = (last && (otherThan(own, last.replyTo) ?? otherThan(own, last.from))) ?? visitor;
  const all = [writer, visitor, ...(last ? [...last.to, ...last.cc] : [])];
  const others = all.filter(
    ({ address }, index) =>
      index > 0 &&
      canArrive(address) &&
      !isOwn(address, own) &&
      all.findIndex((each) => each.address === address) === index,
  );
  return { to: canArrive(writer.address) ? writer : null, others };
}

const canArrive = (address: string) => !address.endsWith(withoutAddress);

/** An address, unless it is one of the site: lists and copies name the site itself there. */
export const otherThan = (own: readonly string[], named: NamedAddress | undefined) =>
  named && !isOwn(named.address, own) ? named : undefined;

/** Whether an address is one of the site, also with a token behind a plus sign. */
const isOwn = (address: string, own: readonly string[]) => {
  const plain = address.replace(/\+[^@]*(?=@)/, '');
  return own.some((each) => each.toLowerCase() === plain);
};

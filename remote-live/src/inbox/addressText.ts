import type { NamedAddress } from './conversation';

/** A name with its address, as mail programs show them. */
export const addressText = ({ name, address }: NamedAddress) => (name ? `${name} <${address}>` : address);

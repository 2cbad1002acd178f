import Negotiator from 'negotiator';
import { encodings } from '../objects/responses';

type Encoding = (typeof encodings)[number];

/**
 * Compressed copies that the client takes, the smallest first; none when it wants the file as it
 * is.
 */
export function acceptedEncodings(acceptEncoding: string | undefined): Encoding[] {
  if (!acceptEncoding) return [];
  const negotiator = new Negotiator({ headers: { 'accept-encoding': acceptEncoding } });
  const accepted = negotiator.encodings(encodings.map(([name]) => name));
  return encodings.filter(([name]) => accepted.includes(name));
}

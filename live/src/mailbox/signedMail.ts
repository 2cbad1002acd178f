import { Constructed, fromBER, OctetString, type AsnType } from 'asn1js';
import PostalMime, { type Email, type PostalMimeOptions } from 'postal-mime';
import { isSigned } from './textOf';

/**
 * A mail that is signed as a whole (S/MIME, RFC 8551), with the text and files of the mail inside.
 * The signature is not checked, and stays a file. Other mails are returned as they are.
 */
export async function withSignedContent(email: Email, options: PostalMimeOptions): Promise<Email> {
  // Beside words of its own it is a file like others.
  if (email.text?.trim() || email.html) return email;
  const file = email.attachments.find(isSigned);
  const inside = file && signedContent(file.content as ArrayBuffer);
  if (!inside) return email;
  const { text, html, attachments } = await PostalMime.parse(inside, options);
  return { ...email, text, html, attachments: [...attachments, ...email.attachments] };
}

/** From `ContentInfo` to `content`, `encapContentInfo` and `eContent` (RFC 5652, sections 3 and 5). */
const path = [1, 0, 2, 1, 0];

/** What was signed; `undefined` for what is encrypted or cannot be read. */
function signedContent(bytes: ArrayBuffer): ArrayBuffer | undefined {
  let block: AsnType | undefined = fromBER(bytes).result;
  for (const index of path)
    block = block instanceof Constructed ? (block.valueBlock.value[index] as AsnType) : undefined;
  return block instanceof OctetString ? block.getValue() : undefined;
}

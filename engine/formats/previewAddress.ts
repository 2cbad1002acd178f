import { createHmac } from 'node:crypto';

const MAX_LENGTH = 30;

/** How a name of a preview is made, in words. */
export const previewNameRule = `lower-case letters, digits and single "-" between them, at most ${MAX_LENGTH} characters`;

/**
 * Whether a preview can have this name: with 32 digits after it, it is the label of a host name,
 * which has 63 characters at most. Compositions have names of their own.
 */
export const isPreviewName = (name: string) =>
  name.length <= MAX_LENGTH && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) && !/^preview-\d+$/.test(name);

/** First label of the host name under which any composition answers, before the site's own. */
export const previewLabel = ({ number, preview }: { number: number; preview?: string }) =>
  `preview-${number}-${preview}`;

/**
 * First label of the host name of a named preview. Its digits follow from the store's secret: a
 * name has the same ones forever.
 */
export const namedPreviewLabel = (name: string, { secret }: { secret: string }) =>
  `${name}-${createHmac('sha256', secret).update(name).digest('hex').slice(0, 32)}`;

const previewHost = /^(?<label>(?<name>preview-(?<number>\d+)|[a-z0-9-]+)-[0-9a-f]{32})\./;

/** Every other host that looks like a preview's is unknown. */
export const isPreviewLike = (host: string) => previewHost.test(host) || /^preview-\d/.test(host);

/**
 * The preview that a host asks for: the number of a composition, or a name. Whether the label is
 * right is for the caller to see.
 */
export const previewAt = (host: string) =>
  previewHost.exec(host)?.groups as { label: string; name: string; number?: string } | undefined;

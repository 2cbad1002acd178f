import { brand } from '@vibrant-peak/shared/content/brand';
import { useProfile, useToast } from '@vibrant-peak/shared/host';
import { useIsHydrated } from './useIsHydrated';

interface Mail {
  subject: string;
  body: string;
}

/**
 * How forms are sent in the live profile, whose server keeps no messages: by the visitor's email
 * program. Undefined in the default profile, and in prerendered HTML, which is the same in both.
 */
export function useMailInstead(): ((mail: Mail) => void) | undefined {
  const isLive = useProfile() === 'live';
  const isHydrated = useIsHydrated();
  const toast = useToast();
  if (!isLive || !isHydrated) return undefined;
  return ({ subject, body }) => {
    window.open(`mailto:${brand.email}?${queryOf({ subject, body })}`, '_self');
    toast({
      type: 'info',
      title: 'Your email program opens',
      description: `Send the message from there, to ${brand.email}.`,
    });
  };
}

/** Mail programs read `+` as a plus sign, so spaces are `%20`. */
const queryOf = (fields: Record<string, string>) =>
  Object.entries(fields)
    .map(([name, value]) => `${name}=${encodeURIComponent(value.replaceAll('\n', '\r\n'))}`)
    .join('&');

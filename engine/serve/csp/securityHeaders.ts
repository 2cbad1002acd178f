import { createHash } from 'node:crypto';

/** Host of the embedded maps: the only other origin that a page may show. */
const mapHost = 'https://www.google.com';

/** The hash of an empty style element, into which Emotion inserts its rules. */
const emptyStyle = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** A source expression that allows exactly this inline script or style. */
export const sourceHash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Headers of every answer. */
export const commonHeaders: Record<string, string> = {
  'X-Content-Type-Options': 'nosniff',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

/** Headers of a document; the policy allows exactly the inline scripts and styles that it holds. */
export function documentHeaders({
  scripts,
  styles,
  hasModules,
}: {
  scripts: string[];
  styles: string[];
  hasModules?: boolean | undefined;
}): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self' ${scripts.join(' ')}`,
      `style-src 'self' ${[emptyStyle, ...styles].join(' ')}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      `frame-src ${mapHost}`,
      "manifest-src 'self'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ].join('; '),
    // Scripts without integrity never run. With this policy WebKit 2.50 refuses what a module imports,
    // even with its hash in the import map. Without it, it checks that hash.
    ...(!hasModules && { 'Integrity-Policy': 'blocked-destinations=(script)' }),
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  };
}

/** The header of a download: a file name in any script (RFC 8187). */
export const attachmentNamed = (name: string) => `attachment; filename*=UTF-8''${encoded(name)}`;

const encoded = (name: string) =>
  encodeURIComponent(name.replaceAll(/\p{Surrogate}/gu, '\uFFFD')).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

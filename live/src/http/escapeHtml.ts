const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, also in an attribute with quotes. */
export const escapeHtml = (text: string) => text.replaceAll(/[&<>"']/g, (sign) => signs[sign]!);

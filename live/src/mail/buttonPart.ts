import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';

export const font = "-apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

export const table = (attributes: string) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" border="0" ${attributes}>`;

/** A link as a button, which all mail programs show. */
export const buttonPart = ({ label, url }: { label: string; url: string }) => [
  table('style="margin-top: 20px;"'),
  '<tr><td style="border-radius: 24px; background: #6d28d9;">',
  `<a href="${escapeHtml(url)}" style="display: inline-block; padding: 13px 28px; border-radius: 24px; color: #ffffff; font: 600 16px/22px ${font}; text-decoration: none;">${escapeHtml(label)}</a>`,
  '</td></tr></table>',
];

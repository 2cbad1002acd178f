import type { Language } from '@vibrant-peak/invoice/words/words';
import { escapeHtml } from '@vibrant-peak/shared/escapeHtml';
import { clientScript } from './clientScript';

interface Head {
  language: Language;
  title: string;
  styles: string;
  /** Whether the visit does not count as viewed. */
  isQuiet: boolean;
}

/** The document around the parts of a client's page. */
export function framedPage({ language, title, styles, isQuiet }: Head, parts: string[]) {
  return [
    '<!DOCTYPE html>',
    `<html lang="${language}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex, nofollow">',
    `<title>${escapeHtml(title)}</title>`,
    '<link rel="icon" href="/favicon.svg">',
    `<style>${styles}</style>`,
    '</head>',
    `<body data-reports="${isQuiet ? 'no' : 'yes'}">`,
    ...parts.filter((part) => part !== ''),
    `<script>${clientScript}</script>`,
    '</body>',
    '</html>',
  ].join('\n');
}

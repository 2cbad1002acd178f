import { renderToStaticMarkup } from 'react-dom/server';
import { fallbackFaces, fontFaces, fontStacks } from '@vibrant-peak/shared/theme/fonts';
import type { Draft } from '../freshDraft';
import type { SheetKind } from '../sheetTitles';
import { languageOf } from '../words/words';
import { documentOf, type DocumentOptions } from './invoiceDocument';
import { printStyles } from './printStyles';
import { printTitle, runningHead } from './runningHead';
import { Sheet, styleSheetOf } from './Sheet';
import { loadTemplates, templateOf } from './templates/index';

/** Fonts and defaults that a sheet otherwise has from the page around it. */
const pageStyles = `${fallbackFaces}${fontFaces}
:root {
  ${Object.entries(fontStacks)
    .map(([name, families]) => `--fonts-${name}: ${families};`)
    .join('\n  ')}
}`;

/** Only files of the site load, and nothing runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'";

type Content = Pick<Draft, 'invoice' | 'template' | 'language' | 'eInvoice'> &
  Pick<DocumentOptions, 'corrects'>;

/** A sheet for a page around it: its rules, which print it alone, its markup, and its lines and sums. */
export async function sheetParts(content: Content, kind: SheetKind = 'invoice') {
  const { name, styles, sheet, lines, sums } = await sheetOf(content, kind);
  return { name, styles, html: renderToStaticMarkup(sheet), lines, sums };
}

/** An HTML document with the sheet alone, as the generator prints it. */
export async function sheetPage(content: Content, kind: SheetKind = 'invoice') {
  const { name, styles, sheet } = await sheetOf(content, kind);
  const page = (
    <html lang={languageOf(content.language)}>
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{name}</title>
        <style>{styles}</style>
      </head>
      <body>{sheet}</body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

async function sheetOf(content: Content, kind: SheetKind) {
  const { invoice, language, eInvoice, corrects } = content;
  const template = templateOf(await loadTemplates(), content.template);
  const document = documentOf(invoice, { kind, language, eInvoice, corrects });
  const { lines, sums } = document;
  return {
    lines,
    sums,
    name: printTitle(invoice),
    styles: [pageStyles, styleSheetOf(template), printStyles, runningHead(document)].join('\n'),
    sheet: (
      <div className="invoice-print">
        <Sheet template={template} document={document} />
      </div>
    ),
  };
}

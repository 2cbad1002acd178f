import { renderToStaticMarkup } from 'react-dom/server';
import { fallbackFaces, fontFaces, fontStacks } from '@vibrant-peak/shared/theme/fonts';
import type { Draft } from '../model/freshDraft';
import { documentOf, type SheetTitle } from './invoiceDocument';
import { printStyles } from './printStyles';
import { printTitle, runningHead } from './runningHead';
import { Sheet, styleSheetOf } from './Sheet';
import { loadTemplates, templateOf } from './templates/index';

/** Fonts and defaults that a sheet otherwise has from the page around it. */
const pageStyles = `${fallbackFaces}${fontFaces}
:root {
  ${Object.entries(fontStacks)
    .map(([name, families]) => `--chakra-fonts-${name}: ${families};`)
    .join('\n  ')}
}`;

/** Only files of the site load, and nothing runs. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; font-src 'self'";

/** An HTML document with the sheet alone, as the generator prints it. */
export async function sheetPage(
  { invoice, template: id }: Pick<Draft, 'invoice' | 'template'>,
  title: SheetTitle = 'Invoice',
) {
  const template = templateOf(await loadTemplates(), id);
  const document = documentOf(invoice, { title });
  const page = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{printTitle(invoice)}</title>
        <style>{[pageStyles, styleSheetOf(template), printStyles, runningHead(document)].join('\n')}</style>
      </head>
      <body>
        <div className="invoice-print">
          <Sheet template={template} document={document} />
        </div>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(page)}`;
}

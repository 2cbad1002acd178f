import { css } from './template';

/** Prints only the invoice, at full length and in light colours. Styles of its ancestors are reset. */
export const printStyles = css`
  @media print {
    @page {
      margin: 15mm 14mm 15mm;
      @bottom-right {
        padding-top: 4mm;
        vertical-align: top;
        color: #55505f;
        font:
          8pt Arial,
          sans-serif;
      }
    }
    :root {
      color-scheme: light !important;
      background: #fff !important;
    }
    body *:not(:has(.invoice-print), .invoice-print, .invoice-print *) {
      display: none !important;
    }
    *:has(.invoice-print),
    .invoice-print {
      display: block !important;
      position: static !important;
      inset: auto !important;
      width: auto !important;
      min-width: 0 !important;
      max-width: none !important;
      height: auto !important;
      min-height: 0 !important;
      max-height: none !important;
      margin: 0 !important;
      padding: 0 !important;
      overflow: visible !important;
      transform: none !important;
      translate: none !important;
      scale: none !important;
      filter: none !important;
      animation: none !important;
      opacity: 1 !important;
      border: 0 !important;
      border-radius: 0 !important;
      outline: 0 !important;
      box-shadow: none !important;
      background: #fff !important;
      contain: none !important;
      container-type: normal !important;
    }
    /* Browsers print only one page of a modal dialog, so a copy outside of the dialog is printed. */
    body:has(.invoice-print:not(dialog *)) dialog {
      display: none !important;
    }
    .invoice-print .sheet {
      container-type: normal;
    }
    .invoice-print .page {
      font-size: 9.6pt;
    }
    .invoice-print .paper {
      min-height: 0;
      /* On Letter, whose width is not a whole number of pixels, borders at the edge would be cut. */
      padding: 0 1px;
    }
  }
`;

/**
 * Texts that a spreadsheet would run as formulas, including those already escaped by apostrophes.
 */
export const formulaCell = /^'*[=+\-@\t\r]/;

/** Removes the apostrophe added by the export. */
export const unescapeCell = (text: string) =>
  text.startsWith("'") && formulaCell.test(text) ? text.slice(1) : text;

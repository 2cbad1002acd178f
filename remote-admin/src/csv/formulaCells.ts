/** What a spreadsheet would take for a formula, with or without apostrophes that made it harmless before. */
export const formulaCell = /^'*[=+\-@\t\r]/;

/** Takes the apostrophe away that the export put before such a text. */
export const unescapeCell = (text: string) =>
  text.startsWith("'") && formulaCell.test(text) ? text.slice(1) : text;

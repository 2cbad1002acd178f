/** Headings of sheets in English, by the kind. */
export const sheetTitles = { invoice: 'Invoice', 'credit note': 'Credit note', quote: 'Quote' };

export type SheetKind = keyof typeof sheetTitles;

/** Headings of sheets, by the kind. */
export const sheetTitles = { invoice: 'Invoice', 'credit note': 'Credit note', quote: 'Quote' } as const;

export type SheetTitle = (typeof sheetTitles)[keyof typeof sheetTitles];

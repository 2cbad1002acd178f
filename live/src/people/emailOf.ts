/** An email address as it is stored and compared. */
export const emailOf = (text: string) => text.trim().toLowerCase();

/** An ISO time as people read it, in UTC: `2026-11-24 15:22`. */
export const shortTime = (iso: string) => iso.slice(0, 16).replace('T', ' ');

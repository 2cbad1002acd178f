/**
 * Roles of the live profile's people, the least powerful first: each may do what those before it
 * may.
 */
export const roles = ['editor', 'publisher', 'manager'] as const;

export type Role = (typeof roles)[number];

/** Whether a role may do what takes the other. */
export const includesRole = (own: Role, needed: Role) => roles.indexOf(own) >= roles.indexOf(needed);

/** What managers give to single people beside the role: to write invoices, and to issue them. */
export type Right = 'mayInvoice' | 'mayIssue';

import { styles } from '../../inbox/noscript/styles';

/**
 * Of the pages of clients: as those of the forms, and what stands around the sheet. Names of classes
 * are none of the sheet's.
 */
export const clientStyles = `${styles}
header, main { max-width: 60rem; }
.summary {
  display: grid; gap: 1.5rem; align-items: start; margin: 1.25rem 0; padding: 1.25rem;
  background: var(--panel); border: 1px solid var(--border); border-radius: 1rem;
}
@media (min-width: 48rem) { .summary { grid-template-columns: 1fr 1fr; padding: 1.75rem; } }
.amount { font-size: 2rem; font-weight: 700; line-height: 1.2; }
.bank { white-space: pre-line; }
.copy { display: flex; gap: 0.5rem; align-items: stretch; }
.copy input { flex: 1; min-width: 0; padding-inline: 0.5rem; background: none; }
.copy button { margin: 0; padding: 0 1rem; border-radius: 0.5rem; }
.qr { display: block; margin-top: 0.5rem; width: 11rem; height: 11rem; border-radius: 0.5rem; background: #ffffff; }
.actions { margin: 1.25rem 0; }
.button {
  display: inline-flex; align-items: center; min-height: 3rem; padding: 0 1.5rem; font-weight: 600;
  border: 1px solid var(--border); border-radius: 2rem; color: var(--text); text-decoration: none;
}
.notice { padding: 0.75rem 1rem; border: 1px solid var(--border); border-radius: 0.75rem; font-weight: 600; }
.desk { overflow-x: auto; border: 1px solid var(--border); border-radius: 0.5rem; background: #ffffff; }
.desk > * { min-width: 42rem; }
`;

/** It follows from what happened to an invoice; nobody sets it. */
export type InvoiceState =
  | ('draft' | 'issued' | 'sent' | 'viewed' | 'partly paid' | 'paid' | 'overdue' | 'void')
  /** Settled by credit notes alone. */
  | 'credited'
  /** Of quotes. */
  | ('expired' | 'accepted' | 'invoiced');

/** Name and address of one side of an invoice. */
export interface InvoiceParty {
  name: string;
  company: string;
  address: string;
  phone: string;
  email: string;
}

/** A client and its defaults. Blank values are those of the invoice. */
export interface InvoiceClient extends InvoiceParty {
  /** Days from the date to the due date. */
  terms: string;
  /** ISO 4217. */
  currency: string;
  /** In per cent. */
  taxRate: string;
  /** Blank where it is the same address. */
  shipTo: InvoiceParty;
  /** ISO 3166-1, for electronic invoices. */
  country?: string;
  postcode?: string;
  city?: string;
  vatId?: string;
  /** Of electronic invoices: as the invoice stores it. */
  specification?: string;
  buyerReference?: string;
  /** As the invoice stores it. */
  paymentMeans?: string;
  /** Scheme and identifier, such as `9930:DE123456789`. */
  peppolId?: string;
  /** The last kind of sale to it for the tax, as the invoice stores it. */
  taxCase?: string;
  /** Of its invoices, such as `de`. */
  language?: string;
}

/** A client that is stored. */
export interface StoredClient extends InvoiceClient {
  id: number;
}

/** A stored item, with its last price for a client, else its own price. */
export interface StoredItem {
  id: number;
  name: string;
  /** Decimal, or blank. */
  amount: string;
  /** Of the price: ISO 4217, or blank. */
  currency: string;
  /** In per cent; blank where it is as in the invoice. */
  taxRate: string;
}

/** What new drafts begin with. */
export interface InvoiceDefaults {
  yourCompany: InvoiceParty;
  template: string;
  paper: 'A4' | 'Letter';
  /** Such as `de` or `de-AT`. */
  language?: string;
  bankLines: string;
  /** Path of a picture, or blank. */
  logo: string;
  taxRate: string;
  taxLabel: string;
  vatId: string;
  terms: string;
  currency: string;
  notes: string;
  /** ISO 3166-1, for electronic invoices. */
  country?: string;
  postcode?: string;
  city?: string;
  /** Scheme and identifier, such as `9930:DE123456789`. */
  peppolId?: string;
  /** UN/ECE recommendation 20, of the lines of electronic invoices. */
  unit?: string;
  taxNumber?: string;
  registerNumber?: string;
}

/** Clients and items that are offered while an invoice is typed, and what one begins with. */
export interface InvoiceEntriesPort {
  /** Clients whose name or address has the words. Those that begin with them come first. */
  findClients: (words: string) => Promise<readonly StoredClient[]>;
  /** Stores a new client; one of the same name and company is refused. */
  saveClient: (client: InvoiceClient) => Promise<void>;
  /** Items whose name has the words. @param client whose last prices they have. */
  findItems: (words: string, client?: number) => Promise<readonly StoredItem[]>;
  defaults: () => Promise<InvoiceDefaults>;
}

import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import type { InvoiceDocument } from '../invoiceDocument';
import { css, type Template } from '../template';

/** Friendly cards: a greeting, facts as chips, each line a rounded strip. */
export const startupFresh: Template = {
  styles: css`
    font-family: var(--fonts-heading), sans-serif;
    font-size: 0.93em;
    .sender {
      font-size: 1.1em;
      font-weight: 700;
    }
    .sender::before {
      content: '';
      display: inline-block;
      width: 1em;
      height: 1em;
      margin-inline-end: 0.5em;
      border-radius: 50% 50% 50% 0;
      background: #0d9468;
      vertical-align: -0.1em;
    }
    h3 {
      margin: 0.5em 0 0.45em;
      font-size: 1.9em;
      font-weight: 700;
      line-height: 1.15;
      letter-spacing: -0.035em;
    }
    .facts {
      margin-bottom: 0.4em;
      text-wrap: balance;
    }
    .facts div {
      display: inline-flex;
      gap: 0.5em;
      margin: 0 0.4em 0.6em 0;
      padding: 0.45em 0.8em;
      border: 1.5px solid #0b7a56;
      border-radius: 2em;
    }
    .facts dd {
      font-weight: 600;
    }
    .parties {
      gap: 1em;
      margin-bottom: 0.8em;
    }
    .party,
    .notes {
      padding: 0.9em 1.5em;
      border-radius: 1.3em;
      background: #eef8f3;
      font-size: 0.93em;
    }
    h4 {
      margin-bottom: 0.4em;
      color: #0b6b4b;
      font-weight: 600;
    }
    .lead {
      font-weight: 700;
    }
    .lines {
      border-collapse: separate;
      border-spacing: 0 0.3em;
    }
    .lines thead {
      color: #4b5a54;
      font-size: 0.86em;
    }
    .lines td {
      border-top: 1.5px solid #cfe5db;
      border-bottom: 1.5px solid #cfe5db;
    }
    .lines :is(td, th) {
      padding: 0.4em 0.8em;
    }
    .lines td:first-child {
      border-left: 1.5px solid #cfe5db;
      border-radius: 1em 0 0 1em;
      padding-left: 1.4em;
      font-weight: 600;
    }
    .lines td:last-child {
      border-right: 1.5px solid #cfe5db;
      border-radius: 0 1em 1em 0;
      padding-right: 1.4em;
    }
    .lines th:first-child {
      padding-left: 1.65em;
    }
    .lines th:last-child {
      padding-right: 1.65em;
    }
    .closing {
      gap: 1em;
      margin-top: 0.6em;
    }
    .totals {
      min-width: 48%;
      padding: 1em 1.5em;
      border-radius: 1.3em;
      background: #0b3d2c;
      color: #fff;
    }
    /* A long sum has a row of its own. */
    .grand {
      flex-wrap: wrap;
      align-items: baseline;
      margin-top: 0.4em;
      font-weight: 700;
    }
    .totals .grand dd {
      margin-left: auto;
      font-size: 2.1em;
      line-height: 1.2;
      letter-spacing: -0.03em;
    }
  `,
  render: (document) => (
    <>
      <SenderName {...document} />
      <Greeting {...document} />
      <FactList {...document} />
      <div className="parties">
        <PartyBlock title={document.words.fromUs} party={document.sender} lead="company" />
        <Recipients {...document} bill={document.words.toYou} ship={document.words.deliveredTo} />
      </div>
      <LineTable {...document}>
        <div className="closing">
          <TotalList {...document} />
          <NotesBlock {...document} />
        </div>
      </LineTable>
    </>
  ),
};

function Greeting({ billTo, kind, words }: InvoiceDocument) {
  const name = billTo.name.trim() || billTo.company.trim() || words.nobody;
  return (
    <h3>
      <span>{`${words.hello}${name && ' '}`}</span>
      <bdi>{name}</bdi>
      <span>{words.hereIs[kind]}</span>
    </h3>
  );
}

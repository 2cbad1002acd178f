import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Look } from '../template';

/** A ledger: the sums as a strip of figures on top, narrow type, columns ruled from head to foot. */
export const financePro: Look = {
  styles: css`
    font-family: 'Arial Narrow', 'Liberation Sans Narrow', 'Roboto Condensed', Arial, sans-serif;
    line-height: 1.35;
    .head {
      display: flex;
      justify-content: space-between;
      align-items: baseline;
      gap: 2em;
      padding-bottom: 0.5em;
      border-bottom: 5px solid #22262e;
    }
    .sender {
      font-size: 1.5em;
      font-weight: bold;
    }
    h3 {
      font-size: 1.5em;
    }
    .totals {
      display: grid;
      grid-template-columns: 1fr 1fr 1.5fr;
      margin: 1.2em 0;
      border-bottom: 1px solid #22262e;
    }
    .totals div {
      flex-direction: column;
      justify-content: start;
      gap: 0;
      padding: 0.2em 1em 0.8em;
      border-left: 1px solid #a9afba;
    }
    .totals div:first-child {
      padding-left: 0;
      border-left: 0;
    }
    .totals dt,
    h4,
    .facts dt {
      color: #555c68;
      font-size: 0.86em;
    }
    .totals dd {
      text-align: start;
      font-size: 1.5em;
    }
    .grand dd {
      font-weight: bold;
      font-size: 2em;
      line-height: 1.1;
    }
    .parties {
      display: grid;
      grid-template-columns: repeat(4, 1fr);
      gap: 1.4em;
      margin-bottom: 1.6em;
      font-size: 0.93em;
    }
    .facts div {
      flex-direction: column;
      gap: 0;
      margin-bottom: 0.4em;
    }
    .lead {
      font-weight: bold;
    }
    .lines {
      border-bottom: 2px solid #22262e;
      font-size: 0.93em;
    }
    .lines thead {
      background: #22262e;
      color: #fff;
    }
    .lines :is(th, td) {
      padding: 0.3em 0.7em;
    }
    .lines td + td {
      border-left: 1px solid #a9afba;
    }
    .lines tbody tr:nth-child(5n) {
      border-bottom: 1px solid #a9afba;
    }
    .notes {
      margin-top: 1.4em;
      font-size: 0.93em;
    }
  `,
  render: (document) => (
    <>
      <div className="head">
        <SenderName sender={document.sender} />
        <h3>Invoice</h3>
      </div>
      <TotalList {...document} />
      <div className="parties">
        <FactList {...document} />
        <PartyBlock title="Issued by" party={document.sender} lead="company" />
        <PartyBlock title="Account" party={document.billTo} />
        <PartyBlock title="Delivery" party={document.shipTo} />
      </div>
      <LineTable lines={document.lines} isNumbered />
      <NotesBlock notes={document.notes} />
    </>
  ),
};

import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/**
 * Like an account book: the sums as a strip of figures below the lines, narrow type, columns and
 * lines ruled.
 */
export const financePro: Template = {
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
      display: flex;
      flex-wrap: wrap;
      margin: 0.6em 0 1.2em;
      border-bottom: 1px solid #22262e;
    }
    .totals div {
      flex: 1 0 8em;
      flex-direction: column;
      justify-content: start;
      gap: 0;
      padding: 0.2em 0.7em 0.8em;
      border-left: 1px solid #a9afba;
      text-align: end;
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
      font-size: 1.5em;
      white-space: nowrap;
    }
    .grand dd {
      font-weight: bold;
      font-size: 2em;
      line-height: 1.1;
    }
    .parties {
      gap: 1em 1.4em;
      margin: 1.2em 0 0;
      padding-bottom: 1.6em;
      font-size: 0.93em;
    }
    .parties > :is(.facts, .party) {
      flex: 1 1 11em;
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
    .lines tbody tr {
      border-bottom: 1px solid #d5d9e0;
    }
    .lines tbody tr:nth-last-child(2) {
      border-bottom: 2px solid #22262e;
    }
    .notes {
      margin-top: 1.4em;
    }
  `,
  render: (document) => (
    <>
      <div className="head">
        <SenderName {...document} />
        <h3>{document.title}</h3>
      </div>
      <div className="parties">
        <FactList {...document} />
        <PartyBlock title={document.words.issuedBy} party={document.sender} lead="company" />
        <Recipients {...document} bill={document.words.account} ship={document.words.delivery} />
      </div>
      <LineTable {...document} isNumbered>
        <TotalList {...document} />
        <NotesBlock {...document} />
      </LineTable>
    </>
  ),
};

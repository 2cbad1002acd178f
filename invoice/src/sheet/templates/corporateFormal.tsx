import { FactList } from '../FactList';
import { inLine } from '../inLine';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/** A form in boxes: every fact has its cell, every line its number, and there is room to sign. */
export const corporateFormal: Template = {
  styles: css`
    font-family: 'Times New Roman', Times, serif;
    line-height: 1.35;
    h3 {
      padding: 0.5em;
      border: 1px solid #1c1a22;
      border-bottom: 0;
      background: #e9e8ec;
      font-size: 1.5em;
      font-weight: bold;
      text-align: center;
      letter-spacing: 0.1em;
      text-transform: uppercase;
    }
    .letterhead {
      padding: 0.5em;
      border: 1px solid #1c1a22;
      text-align: center;
    }
    .sender {
      font-size: 1.4em;
      font-weight: bold;
    }
    .letterhead .party {
      display: flex;
      flex-flow: row wrap;
      justify-content: center;
      gap: 0 1.4em;
    }
    .facts,
    .parties {
      display: flex;
      align-items: stretch;
      border: 1px solid #1c1a22;
      border-top: 0;
    }
    .facts div,
    .party {
      flex: 1;
      flex-direction: column;
      justify-content: start;
      gap: 0;
      padding: 0.5em 0.7em 0.7em;
    }
    .party + .party {
      border-left: 1px solid #1c1a22;
    }
    /* In rows of four. The left and upper borders of the outer cells lie under those of the box. */
    .facts {
      flex-wrap: wrap;
      overflow: hidden;
    }
    .facts div {
      flex-basis: 11em;
      margin: -1px 0 0 -1px;
      border: solid #1c1a22;
      border-width: 1px 0 0 1px;
    }
    .facts dt,
    h4 {
      font-size: 0.78em;
      font-weight: bold;
      letter-spacing: 0.05em;
      text-transform: uppercase;
    }
    .lines {
      margin-top: 1em;
    }
    .lines :is(th, td) {
      padding: 0.24em 0.6em;
      border: 1px solid #1c1a22;
    }
    .lines thead {
      background: #e9e8ec;
      font-weight: bold;
    }
    .totals {
      margin-left: auto;
      width: 60%;
      border: 1px solid #1c1a22;
      border-top: 0;
    }
    .totals div {
      gap: 0;
    }
    .totals div + div {
      border-top: 1px solid #1c1a22;
    }
    .totals :is(dt, dd) {
      flex: 1;
      padding: 0.4em 0.6em;
    }
    .totals dd {
      flex: 0 0 36.67%;
      border-left: 1px solid #1c1a22;
    }
    /* As wide as the amounts above: 29 % of the table. */
    .broad .totals dd {
      flex-basis: 48.33%;
    }
    .wide .totals dd {
      flex-basis: 29%;
    }
    .grand {
      background: #e9e8ec;
      font-weight: bold;
    }
    .notes {
      margin-top: 1.2em;
      padding: 0.5em 0.7em 0.7em;
      border: 1px solid #1c1a22;
    }
    .signatures {
      display: grid;
      grid-template-columns: 2fr 1fr;
      gap: 3em;
      margin-top: 1.8em;
    }
    .signatures p {
      padding-top: 0.3em;
      border-top: 1px solid #1c1a22;
      font-size: 0.86em;
    }
  `,
  render: (document) => (
    <>
      <h3>{document.title}</h3>
      <div className="letterhead">
        <SenderName {...document} />
        <PartyBlock party={inLine(document.sender)} lead="company" isLeadHidden />
      </div>
      <FactList {...document} />
      <div className="parties">
        <Recipients {...document} bill={document.words.billTo} ship={document.words.shipTo} />
      </div>
      <LineTable {...document} isNumbered>
        <TotalList {...document} />
        <NotesBlock {...document} />
        <div className="signatures keep">
          <p>{document.words.signature}</p>
          <p>{document.words.date}</p>
        </div>
      </LineTable>
    </>
  ),
};

import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/** A letterhead in serifs over a double rule, hairlines between the lines. */
export const classicProfessional: Template = {
  styles: css`
    font-family: Georgia, 'Times New Roman', serif;
    .head {
      display: grid;
      grid-template-columns: 1fr 17em;
      gap: 2em;
      padding-bottom: 1.2em;
      border-bottom: 4px double #1c1a22;
    }
    .sender {
      margin-bottom: 0.2em;
      font-size: 1.9em;
      line-height: 1.2;
    }
    h3 {
      margin-bottom: 0.4em;
      font-size: 1.5em;
      letter-spacing: 0.28em;
      margin-right: -0.28em;
      text-align: right;
      text-transform: uppercase;
    }
    .facts dt,
    h4 {
      font-style: italic;
      color: #55505f;
    }
    .facts dd {
      text-align: end;
    }
    .parties {
      gap: 1em 2em;
      margin: 1.4em 0 1.6em;
    }
    .lead {
      font-weight: bold;
    }
    .lines thead tr {
      border-top: 1.5px solid #1c1a22;
      border-bottom: 1.5px solid #1c1a22;
    }
    .lines thead th {
      font-style: italic;
    }
    .lines tbody tr {
      border-bottom: 1px solid #cfcbd6;
    }
    .closing {
      gap: 1em 3em;
      margin-top: 1.2em;
    }
    .totals {
      min-width: 19em;
    }
    .totals div {
      padding: 0.25em 0.5em;
    }
    .grand {
      margin-top: 0.5em;
      border-top: 1px solid #1c1a22;
      border-bottom: 4px double #1c1a22;
      font-weight: bold;
    }
    .grand :is(dt, dd) {
      font-size: 1.15em;
    }
  `,
  render: (document) => (
    <>
      <div className="head">
        <div>
          <SenderName {...document} />
          <PartyBlock party={document.sender} lead="company" isLeadHidden />
        </div>
        <div>
          <h3>{document.title}</h3>
          <FactList {...document} />
        </div>
      </div>
      <div className="parties">
        <Recipients {...document} bill={document.words.billTo} ship={document.words.shipTo} />
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

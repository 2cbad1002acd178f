import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/** A solid banner, a head row of the same blue, banded lines, a filled box for the amount due. */
export const modernBlue: Template = {
  styles: css`
    font-family: var(--fonts-body), sans-serif;
    .banner {
      display: flex;
      justify-content: space-between;
      align-items: end;
      gap: 2em;
      padding: 1.5em 2em;
      border-radius: 0.4em;
      background: #1546a0;
      color: #fff;
    }
    h3 {
      font-size: 3em;
      font-weight: 700;
      line-height: 1;
      letter-spacing: -0.04em;
    }
    .sender {
      font-size: 1.2em;
      font-weight: 600;
      text-align: right;
    }
    .facts {
      display: flex;
      flex-wrap: wrap;
      gap: 1px;
      margin: 1px 0 1.5em;
    }
    .facts div {
      flex: 1 1 auto;
      flex-direction: column;
      gap: 0;
      padding: 0.6em 1em;
      background: #e8effb;
    }
    .facts dt,
    h4 {
      color: #1546a0;
      font-size: 0.8em;
      font-weight: 600;
    }
    .facts dd {
      font-weight: 600;
    }
    .parties {
      gap: 1em 2em;
      margin-bottom: 1.5em;
      font-size: 0.93em;
    }
    .party {
      padding-top: 0.7em;
      border-top: 3px solid #1546a0;
    }
    .lead {
      font-weight: 600;
    }
    .lines thead {
      background: #1546a0;
      color: #fff;
      font-weight: 600;
    }
    .lines :is(th, td) {
      padding: 0.5em 1em;
    }
    .lines tbody tr:nth-child(even) {
      background: #f1f5fc;
    }
    .lines .rate {
      width: 22%;
    }
    .totals {
      width: fit-content;
      min-width: 22em;
      margin: 1em 0 1.2em auto;
    }
    .totals div {
      padding: 0.4em 1em;
    }
    .grand {
      align-items: center;
      margin-top: 0.4em;
      border-radius: 0.4em;
      background: #1546a0;
      color: #fff;
      font-weight: 700;
    }
    .grand :is(dt, dd) {
      font-size: 1.2em;
    }
    .notes {
      padding: 1em 1.4em;
      border-left: 3px solid #1546a0;
    }
  `,
  render: (document) => (
    <>
      <div className="banner">
        <h3>{document.title}</h3>
        <SenderName {...document} />
      </div>
      <FactList {...document} />
      <div className="parties">
        <PartyBlock title={document.words.from} party={document.sender} lead="company" />
        <Recipients {...document} bill={document.words.billedTo} ship={document.words.shippedTo} />
      </div>
      <LineTable {...document}>
        <TotalList {...document} />
        <NotesBlock {...document} />
      </LineTable>
    </>
  ),
};

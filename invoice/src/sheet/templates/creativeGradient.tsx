import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/** A coloured side column with parties and dates, lines without rules beside it. */
export const creativeGradient: Template = {
  styles: css`
    display: grid;
    grid-template-columns: 16em minmax(0, 1fr);
    gap: 2.2em;
    font-family: var(--fonts-heading), sans-serif;
    font-size: 0.93em;
    /* The column comes first visually, but after the heading in reading order. */
    > * {
      grid-row: 1;
      grid-column: 2;
    }
    .side {
      grid-column: 1;
      padding: 2em 1.5em;
      border-radius: 1.6em;
      background: linear-gradient(170deg, #4c1d95, #a21caf 60%, #c2410c) 0 0 / 100% 75em no-repeat #c2410c;
      color: #fff;
    }
    .sender {
      margin-bottom: 1.3em;
      font-size: 1.25em;
      font-weight: 700;
      line-height: 1.2;
    }
    .facts div {
      flex-direction: column;
      gap: 0;
      margin-bottom: 0.7em;
    }
    .facts dt,
    h4 {
      font-size: 0.8em;
      font-weight: 600;
    }
    .side .party {
      margin-top: 1.1em;
      padding-top: 0.9em;
      border-top: 1px solid rgb(255 255 255 / 0.45);
      font-size: 0.86em;
    }
    .side .email {
      white-space: normal;
    }
    .lead {
      font-weight: 700;
    }
    h3 {
      margin: 0.1em 0 0.75em -0.04em;
      font-size: 3.6em;
      font-weight: 800;
      line-height: 1;
      letter-spacing: -0.06em;
    }
    .lines thead {
      color: #6b21a8;
      font-size: 0.8em;
      font-weight: 600;
    }
    .lines :is(th, td) {
      padding: 0.55em 0.3em;
    }
    .lines :is(th, td):first-child {
      padding-left: 0;
    }
    .lines td:not(.foot) {
      font-size: 0.93em;
    }
    .lines td:last-child {
      padding-right: 1.505em;
    }
    .lines th:last-child {
      padding-right: 1.75em;
    }
    .lines td.total {
      font-weight: 700;
    }
    .lines .rate {
      width: 24%;
    }
    .lines .total {
      width: 27%;
    }
    .lines.wide .quantity {
      width: 11%;
    }
    .lines.wide .rate {
      width: 31%;
    }
    .lines.wide .total {
      width: 34%;
    }
    .totals {
      margin: 1em 0 1.2em;
    }
    .totals div {
      padding: 0.4em 1.4em;
    }
    .grand {
      align-items: center;
      margin-top: 0.8em;
      border-radius: 2em;
      background: linear-gradient(100deg, #4c1d95, #a21caf 70%, #c2410c);
      color: #fff;
      font-weight: 700;
    }
    .grand :is(dt, dd) {
      font-size: 1.35em;
    }
    .notes + .notes {
      margin-top: 0.6em;
    }
    .notes h4 {
      color: #6b21a8;
    }
    /* To the end of the first page. On later pages the column would be an empty bar. */
    @media print {
      .side {
        align-self: start;
        min-height: 100vh;
        background-size: 100% 100%;
        break-inside: avoid;
      }
    }
  `,
  render: (document) => (
    <>
      <div>
        <h3>{document.title}</h3>
        <LineTable {...document}>
          <TotalList {...document} />
          <NotesBlock {...document} />
        </LineTable>
      </div>
      <div className="side">
        <SenderName {...document} />
        <FactList {...document} />
        <Recipients {...document} bill={document.words.billFor} ship={document.words.deliveredTo} />
        <PartyBlock title={document.words.from} party={document.sender} lead="company" isLeadHidden />
      </div>
    </>
  ),
};

import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/** Monospaced like a specification sheet: tagged blocks, dashed rules, dotted leaders. */
export const techModern: Template = {
  styles: css`
    font-family: var(--fonts-mono), monospace;
    font-size: 0.86em;
    .title {
      display: flex;
      align-items: baseline;
      justify-content: space-between;
      gap: 2em;
      padding: 0.7em 1.4em;
      background: #10221f;
      color: #d7fbe8;
    }
    h3 {
      font-size: 1.5em;
      font-weight: 700;
    }
    h3::before {
      content: '$ ';
      content: '$ ' / '';
    }
    .facts {
      padding: 0.5em 1.4em;
      border: 1px dashed #10221f;
      border-top: 0;
    }
    .facts div {
      justify-content: start;
      gap: 0;
    }
    .facts dt {
      width: 11em;
      color: #47615b;
    }
    .parties {
      flex-direction: column;
      align-items: stretch;
      margin: 0.4em 0;
    }
    .party {
      display: grid;
      grid-template-columns: 9.4em minmax(0, 1fr) minmax(0, 1fr);
      gap: 0 1.6em;
      padding: 0.4em 1.4em;
    }
    .parties > .party {
      flex: none;
    }
    .party + .party {
      border-top: 1px dashed #9fb3ad;
    }
    h4 {
      font-weight: 700;
    }
    .party .email {
      grid-column: 2 / -1;
    }
    .party h4 {
      grid-row: 1 / span 5;
    }
    h4::before {
      content: '[';
      content: '[' / '';
    }
    h4::after {
      content: ']';
      content: ']' / '';
    }
    .lead {
      font-weight: 700;
    }
    .lines thead tr {
      border-top: 1px dashed #10221f;
      border-bottom: 1px dashed #10221f;
      text-transform: lowercase;
    }
    .lines tbody tr {
      border-bottom: 1px dashed #c3d1cd;
    }
    .lines .number {
      color: #47615b;
      text-align: left;
      padding-left: 1.4em;
      width: 4.6em;
    }
    .lines .total {
      padding-right: 1.4em;
      width: 24%;
    }
    .totals {
      margin: 0.6em 0;
    }
    .totals div {
      align-items: baseline;
      padding: 0.2em 1.4em;
    }
    .totals dt {
      display: flex;
      flex: 1;
      gap: 0.8em;
    }
    .totals dt::after {
      content: '';
      flex: 1;
      border-bottom: 2px dotted #9fb3ad;
    }
    .grand {
      margin-top: 0.4em;
      background: #10221f;
      color: #d7fbe8;
      font-weight: 700;
    }
    .totals .grand {
      padding-block: 0.5em;
    }
    .grand :is(dt, dd) {
      font-size: 1.25em;
    }
    .notes {
      padding: 0 1.4em;
    }
    .notes + .notes {
      margin-top: 0.6em;
    }
  `,
  render: (document) => (
    <>
      <div className="title">
        <h3>{document.title.toLowerCase()}</h3>
        <SenderName {...document} />
      </div>
      <FactList {...document} />
      <div className="parties">
        <PartyBlock title={tag(document.words.from)} party={document.sender} lead="company" />
        <Recipients {...document} bill={tag(document.words.billTo)} ship={tag(document.words.shipTo)} />
      </div>
      <LineTable {...document} isNumbered>
        <TotalList {...document} />
        <NotesBlock {...document} />
      </LineTable>
    </>
  ),
};

const tag = (words: string) => words.toLowerCase().replaceAll(' ', '_');

import { FactList } from '../FactList';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/**
 * White space and one light weight: captions in the margin, no rule, no fill, the sum in large
 * figures.
 */
export const minimalClean: Template = {
  styles: css`
    padding: 5em 4.5em;
    font-family: var(--fonts-body), sans-serif;
    font-size: 0.93em;
    font-weight: 300;
    .row,
    .notes {
      display: grid;
      grid-template-columns: 9em 1fr;
      gap: 2em;
      margin-bottom: 1.5em;
    }
    .caption,
    h4,
    .lines thead,
    .facts dt {
      color: #6d6876;
      font-size: 0.86em;
    }
    h3 {
      font-size: 1em;
      font-weight: 500;
    }
    .sender {
      font-weight: 500;
    }
    .due {
      margin-top: -0.15em;
      font-size: 3em;
      font-weight: 200;
      line-height: 1.1;
      letter-spacing: -0.045em;
    }
    /* Two of its four columns are as wide as one party, so that all begin at the same edges. */
    .facts {
      display: grid;
      grid-template-columns: repeat(4, auto);
      gap: 0.4em 1.5em;
    }
    .facts div {
      flex-direction: column;
      justify-content: start;
      gap: 0;
    }
    .parties {
      gap: 1em 2em;
    }
    .parties > .party {
      flex-basis: calc(50% - 1em);
    }
    .lead {
      font-weight: 500;
    }
    /* Lines and sums begin below the facts and parties; captions stand in the margin. */
    .lines {
      width: calc(100% - 11em);
      margin-bottom: 1em;
      margin-left: 11em;
    }
    .lines :is(.row, .notes) {
      margin-left: -11em;
    }
    .lines :is(th, td) {
      padding: 0.5em 0;
    }
    .lines :is(th, td):first-child {
      padding-right: 2em;
    }
    .totals {
      margin-bottom: 1.5em;
    }
    .totals div {
      padding: 0.3em 0;
    }
    .grand {
      font-weight: 500;
    }
  `,
  render: (document) => (
    <>
      <div className="row">
        <h3>{document.title}</h3>
        <SenderName {...document} />
      </div>
      <div className="row keep">
        <p className="caption">{document.words.sums[document.kind]}</p>
        <p className="due">{document.grandTotal}</p>
      </div>
      <div className="row">
        <p className="caption">{document.words.details}</p>
        <FactList {...document} />
      </div>
      <div className="row">
        <p className="caption">{document.words.parties}</p>
        <div className="parties">
          <Recipients {...document} bill={document.words.billFor} ship={document.words.deliveredTo} />
        </div>
      </div>
      <LineTable {...document}>
        <TotalList {...document} />
        <div className="row">
          <p className="caption">{document.words.contact}</p>
          <PartyBlock party={document.sender} lead="company" isLeadHidden />
        </div>
        <NotesBlock {...document} />
      </LineTable>
    </>
  ),
};

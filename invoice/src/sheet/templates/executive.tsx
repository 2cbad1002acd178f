import { FactList } from '../FactList';
import { inLine } from '../inLine';
import { LineTable } from '../LineTable';
import { NotesBlock } from '../NotesBlock';
import { PartyBlock } from '../PartyBlock';
import { Recipients } from '../Recipients';
import { SenderName } from '../SenderName';
import { TotalList } from '../TotalList';
import { css, type Template } from '../template';

/**
 * Set on the middle axis like an engraved card: initials, fine double frame, the sum between two
 * rules.
 */
export const executive: Template = {
  styles: css`
    padding: 3em;
    font-family: 'Palatino Linotype', Palatino, 'Book Antiqua', 'URW Palladio L', 'TeX Gyre Pagella', serif;
    .frame {
      padding: 0.8em 2.4em;
      border: 1px solid #8a6d2f;
      outline: 1px solid #8a6d2f;
      outline-offset: -0.5em;
      text-align: center;
    }
    .initial {
      display: grid;
      place-items: center;
      width: 2.2em;
      height: 2.2em;
      margin: 0 auto 0.2em;
      border: 1px solid #8a6d2f;
      border-radius: 50%;
      color: #6b5320;
      font-size: 1.5em;
    }
    .sender {
      font-size: 1.7em;
      font-variant: small-caps;
      letter-spacing: 0.08em;
    }
    .head .party {
      display: flex;
      flex-wrap: wrap;
      justify-content: center;
      gap: 0 1.4em;
      font-size: 0.86em;
      color: #4d4855;
    }
    h3 {
      margin: 0.5em 0 0.3em;
      font-size: 1.2em;
      font-style: italic;
    }
    .facts {
      text-align: center;
      text-wrap: balance;
      font-size: 0.93em;
    }
    .facts div {
      display: inline-flex;
      gap: 0.5em;
      margin: 0.1em 1.2em;
    }
    .facts dt,
    h4 {
      color: #6b5320;
      font-variant: small-caps;
    }
    .parties {
      flex-wrap: nowrap;
      justify-content: center;
      margin: 0.6em 0;
      text-align: center;
    }
    .parties .party {
      flex: 0 1 auto;
      min-width: 0;
      padding: 0 1.6em;
    }
    .parties .party + .party {
      border-left: 1px solid #cdbb8f;
    }
    .lead {
      font-size: 1.15em;
    }
    .lines :is(th, td) {
      padding-block: 0.32em;
    }
    .lines thead {
      color: #6b5320;
      font-variant: small-caps;
    }
    .lines tbody tr:nth-last-child(2) {
      border-bottom: 1px solid #cdbb8f;
    }
    .lines {
      margin-bottom: 1em;
    }
    .lines .frame {
      margin-top: 0.8em;
    }
    .totals + .notes,
    .notes + .notes {
      margin-top: 0.8em;
    }
    .totals div {
      justify-content: center;
    }
    .grand {
      flex-direction: column;
      gap: 0;
      width: fit-content;
      min-width: 20em;
      max-width: 100%;
      margin: 0.6em auto 0;
      padding: 0.4em 0;
      border-top: 1px solid #8a6d2f;
      border-bottom: 1px solid #8a6d2f;
    }
    .totals .grand dd {
      text-align: center;
      font-size: 1.7em;
      line-height: 1.2;
    }
    .notes {
      font-style: italic;
    }
  `,
  render: (document) => (
    <>
      <div className="head frame keep">
        <p className="initial" aria-hidden>
          {initialOf(document.sender.company || document.sender.name)}
        </p>
        <SenderName {...document} />
        <PartyBlock party={inLine(document.sender)} lead="company" isLeadHidden />
        <h3>{document.title}</h3>
        <FactList {...document} />
      </div>
      <div className="parties">
        <Recipients {...document} bill={document.words.presentedTo} ship={document.words.deliveredTo} />
      </div>
      <LineTable {...document}>
        <div className="frame keep">
          <TotalList {...document} />
          <NotesBlock {...document} />
        </div>
      </LineTable>
    </>
  ),
};

const initialOf = (name: string) => [...name.trim()][0] ?? '·';

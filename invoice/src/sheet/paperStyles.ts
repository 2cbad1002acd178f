import { css } from './template';

/** Common styles of all sheets, in the page, in print and in the shadow trees of thumbnails. */
export const paperStyles = css`
  .sheet {
    container-type: inline-size;
  }
  .page {
    /* 10.5 pt on a sheet as wide as A4, 210 mm. */
    font-size: 1.7637cqw;
  }
  .paper {
    min-height: 141.4cqw;
    padding: 4em;
    line-height: 1.4;
    background: #fff;
    color: #1c1a22;
    color-scheme: light;
    text-align: start;
    print-color-adjust: exact;
    -webkit-print-color-adjust: exact;
  }
  .paper,
  .paper * {
    box-sizing: border-box;
  }
  .paper :is(h3, h4, p, dl, dt, dd, table) {
    margin: 0;
    padding: 0;
    font-size: inherit;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  .paper :is(p, .name) {
    white-space: pre-line;
  }
  /* Words, emails and bank details are not broken as long as the paper is wide enough; parts without room wrap. */
  .paper :is(.parties, .closing) {
    display: flex;
    flex-wrap: wrap;
    align-items: start;
  }
  .paper .parties > .party {
    flex: 1 1 14em;
    max-width: 100%;
  }
  .paper .closing {
    flex-direction: row-reverse;
    justify-content: space-between;
  }
  .paper .closing > * {
    max-width: 100%;
  }
  .paper .closing > .notes {
    flex: 1 1 auto;
  }
  .paper :is(.party p, .sender, .facts dd, .notes p, .lines .name, h3) {
    overflow-wrap: break-word;
  }
  .paper h3 {
    flex-shrink: 0;
    max-width: 100%;
  }
  .paper :is(.sender, .facts dd, .facts div, .head > *, .row > *) {
    min-width: 0;
  }
  .paper .email {
    white-space: nowrap;
  }
  .paper .logo {
    display: block;
    max-width: 14em;
    max-height: 4.5em;
    margin-bottom: 0.6em;
  }
  .paper .note {
    color: inherit;
    font-size: 0.9em;
    font-style: italic;
  }
  .paper dl > div {
    display: flex;
    justify-content: space-between;
    gap: 1em;
  }
  .paper dt {
    flex-shrink: 0;
  }
  .paper .lines {
    width: 100%;
    table-layout: fixed;
    border-collapse: collapse;
    font-variant-numeric: tabular-nums;
  }
  .paper .lines :is(th, td) {
    padding: 0.42em 0.5em;
    vertical-align: top;
    text-align: end;
    font-weight: inherit;
    overflow-wrap: anywhere;
  }
  .paper .lines td.name {
    text-align: start;
  }
  .paper .lines th.name {
    text-align: left;
  }
  .paper .lines small {
    display: block;
    font-size: 0.88em;
    font-weight: normal;
  }
  .paper .lines .number {
    width: 3.2em;
    text-align: center;
  }
  .paper .lines .quantity {
    width: 14%;
  }
  .paper .measured .quantity {
    width: 18%;
  }
  .paper .lines .tax {
    width: 9%;
  }
  .paper .lines .rate {
    width: 19%;
  }
  .paper .lines .total {
    width: 22%;
  }
  /* Long amounts, which would break inside their number. */
  .paper .lines:is(.broad, .wide) .quantity {
    width: 13%;
  }
  .paper .lines:is(.broad, .wide) .rate {
    width: 25%;
  }
  .paper .lines:is(.broad, .wide) .total {
    width: 29%;
  }
  .paper .broad tbody tr:not(.last) {
    font-size: 0.8em;
  }
  .paper .wide tbody tr:not(.last) {
    font-size: 0.72em;
  }
  .paper .wide .totals {
    width: auto;
    font-size: 0.8em;
  }
  .paper .totals {
    font-variant-numeric: tabular-nums;
  }
  .paper .totals dd {
    text-align: end;
  }
  .paper :is(tr, dl, .keep, .party) {
    break-inside: avoid;
  }
  /*
   * The last row has the sums, notes and signature; the two lines before it stay on the same page. Chromium keeps parts together
   * across pages between rows of one group only: not after a table, in a tfoot or in a second tbody.
   */
  .paper .lines tbody tr:nth-last-child(-n + 3):not(:last-child) {
    break-after: avoid;
  }
  .paper .lines tbody tr.last:last-child {
    border: 0;
    background: none;
  }
  .paper .lines tr.last > td.foot {
    padding: 0;
    border: 0;
    background: none;
    font-size: inherit;
    font-weight: inherit;
    text-align: start;
  }
  .paper :is(thead, h3, h4) {
    break-after: avoid;
  }
  /* Notes that are longer than a page break between at least three lines. */
  .paper .notes p {
    orphans: 3;
    widows: 3;
  }
`;

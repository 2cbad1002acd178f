import { spannedTable } from './spannedTable';

test.each([
  [
    'a name over two rows',
    '<table><tr><td rowspan="2">Design</td><td>2</td><td>$100</td></tr><tr><td>3</td><td>$50</td></tr></table>',
    'Design\t2\t$100\nDesign\t3\t$50',
  ],
  [
    'cells over two columns, without quotes and end tags, as in old files',
    '<TABLE><TR><TD COLSPAN=2>Design<TD>2<TD>100<TR><TD>Care<TD>yearly<TD>1<TD>5</TABLE>',
    'Design\t\t2\t100\nCare\tyearly\t1\t5',
  ],
  [
    'Excel',
    `<html><head><style><!--td {color:red}--></style></head><body><table><!--StartFragment-->
     <tr height=20><td rowspan=2 class=xl65>R&amp;D&nbsp;&#8364;<br>
     work</td><td align=right>2</td></tr><tr><td>3</td></tr><!--EndFragment--></table></body></html>`,
    'R&D\u00a0€ work\t2\nR&D\u00a0€ work\t3',
  ],
  [
    'entities that are unknown, also by a name that every object has',
    '<table><tr><td rowspan=2>&constructor; &toString;</td><td>2</td></tr><tr><td>3</td></tr></table>',
    '&constructor; &toString;\t2\n&constructor; &toString;\t3',
  ],
  [
    'a cell over rows in the middle',
    '<table><tr><td>A</td><td rowspan="2">2</td><td>5</td></tr><tr><td>B</td><td>6</td></tr></table>',
    'A\t2\t5\nB\t2\t6',
  ],
])('%s', (_case, html, text) => {
  expect(spannedTable(html)).toBe(text);
});

test.each(['', 'Design', '<table><tr><td>Design</td><td>2</td></tr></table>', '<p rowspan="2">x</p>'])(
  'the plain text of %j has all cells',
  (html) => {
    expect(spannedTable(html)).toBeUndefined();
  },
);

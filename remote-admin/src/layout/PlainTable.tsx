import { useId } from 'react';
import { Heading, Text, chakra } from '@vibrant-peak/shared/ui';

interface PlainTableProps {
  title: string;
  heads: string[];
  rows: string[][];
  /** Shown instead of the table when there are no rows. */
  empty: string;
}

/** Read-only table; scrolls horizontally where it is too wide. */
export function PlainTable({ title, heads, rows, empty }: PlainTableProps) {
  const id = useId();
  return (
    <chakra.section mt="8" aria-labelledby={id}>
      <Heading id={id} as="h2" size="md" mb="3">
        {title}
      </Heading>
      {rows.length === 0 ? (
        <Text color="fg.muted">{empty}</Text>
      ) : (
        <Frame tabIndex={0} role="group" aria-labelledby={id}>
          <table>
            <thead>
              <tr>
                {heads.map((head) => (
                  <th key={head} scope="col">
                    {head}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map((row, index) => (
                <tr key={index}>
                  {row.map((cell, column) => (
                    <td key={heads[column]}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </Frame>
      )}
    </chakra.section>
  );
}

const Frame = chakra('div', {
  base: {
    overflowX: 'auto',
    borderWidth: '1px',
    borderColor: 'border',
    borderRadius: 'xl',
    bg: 'bg.panel',
    focusVisibleRing: 'outside',
    '& table': { w: 'full', borderCollapse: 'collapse', fontSize: 'sm', textAlign: 'start' },
    '& :is(th, td)': { textAlign: 'start', px: '4', py: '3', verticalAlign: 'top' },
    '& th': { fontSize: 'xs', fontWeight: 'semibold', color: 'fg.muted', bg: 'bg.subtle' },
    '& td': { borderTopWidth: '1px', borderColor: 'border.muted', overflowWrap: 'anywhere' },
    '& td:first-of-type': { fontWeight: 'medium', whiteSpace: 'nowrap' },
  },
});

import { useSessionState } from '@vibrant-peak/shared/host';
import { chakra } from '@vibrant-peak/shared/ui';
import { TableFrame } from '@vibrant-peak/shared/ui-admin';
import { roleTexts } from '../roleTexts';
import { rightsText } from './rights';
import type { ListedPerson } from './usePeople';

/** What is asked about a person. */
export type PersonQuestion = 'change' | 'removal';

interface PeopleTableProps {
  people: readonly ListedPerson[];
  onAsk: (about: PersonQuestion, person: ListedPerson) => void;
}

const heads = ['Name', 'Email', 'Role', 'Rights'];

/** Everybody who may sign in, one line each. */
export const PeopleTable = ({ people, onAsk }: PeopleTableProps) => (
  <Frame>
    <table role="table" aria-label="People">
      <thead>
        <tr role="row">
          {heads.map((head) => (
            <th key={head} role="columnheader" scope="col">
              {head}
            </th>
          ))}
          <th role="columnheader" scope="col" className="actions">
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <Row key={person.id} person={person} onAsk={(about) => onAsk(about, person)} />
        ))}
      </tbody>
    </table>
  </Frame>
);

interface RowProps {
  person: ListedPerson;
  onAsk: (about: PersonQuestion) => void;
}

function Row({ person, onAsk }: RowProps) {
  const { id, name, email, role } = person;
  const isSelf = useSessionState().person?.id === id;
  return (
    <tr role="row">
      <td role="rowheader" className="title" data-label="Name">
        <span title={name}>{isSelf ? `${name} (you)` : name}</span>
      </td>
      <td role="cell" className="email" data-label="Email">
        <span title={email}>{email}</span>
      </td>
      <td role="cell" data-label="Role">
        {roleTexts[role].name}
      </td>
      <td role="cell" data-label="Rights">
        {rightsText(person) || <span className="none">None</span>}
      </td>
      <td role="cell" className="actions">
        <button
          type="button"
          className="edit"
          aria-haspopup="dialog"
          aria-label={`Change ${name}`}
          onClick={() => onAsk('change')}
        />
        <button
          type="button"
          className="delete"
          aria-haspopup="dialog"
          aria-label={`Remove ${name}`}
          onClick={() => onAsk('removal')}
        />
      </td>
    </tr>
  );
}

const Frame = chakra(TableFrame, {
  base: {
    '& tbody tr': { cursor: 'auto' },
    '& td': { whiteSpace: { md: 'nowrap' } },
    // On tablets the address has the room.
    '& td[data-label=Rights]': {
      maxW: { mdToLg: '7.5rem' },
      whiteSpace: { lgDown: 'normal' },
      overflowWrap: 'normal',
    },
    '& td > span': { minW: '0' },
    '& .none': { color: 'fg.muted' },
    '& :is(th, td)': { px: { md: '2', lg: '4' } },
    '& :is(th, td):first-of-type': { ps: { md: '4' } },
    // The address has the width that is left, so that the rights are in view.
    '& td.email': { w: { md: 'full' }, maxW: { md: '0' } },
    '& :is(td.title, td.email) > span': { display: { md: 'block' }, truncate: { md: true } },
    '& td.title > span': { maxW: { md: '12rem', lg: '14rem' } },
    '& th.actions': { w: 'auto' },
  },
});

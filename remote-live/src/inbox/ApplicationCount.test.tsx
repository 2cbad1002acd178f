import { screen } from '@testing-library/react';
import { fakeServer } from '../testing/fakeServer';
import { renderAs } from '../testing/renderAs';
import { ApplicationCount } from './ApplicationCount';
import { positions } from './positions';

test('each opening shows how many applications it has, by one question to the server', async () => {
  positions.set([]);
  const requests = fakeServer({
    'GET /inbox/positions': {
      positions: [
        { position: 'Designer', count: 3 },
        { position: 'Engineer', count: 1 },
      ],
    },
  });
  renderAs(
    'editor',
    <ul>
      {['Designer', 'Engineer', 'Writer'].map((position) => (
        <li key={position}>
          <ApplicationCount position={position} />
        </li>
      ))}
    </ul>,
  );
  expect(await screen.findByText('3 applications')).toBeVisible();
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '3 applications',
    '1 application',
    '',
  ]);
  expect(requests).toEqual(['GET /inbox/positions']);
});

import { screen } from '@testing-library/react';
import { renderInHost } from '../testing';
import { Button, Icon, chakra } from './index';

const Derived = chakra(Button, { base: { color: 'red' } });

test('elements have the class of the rules that they share, also derived ones and those with a class', () => {
  renderInHost(
    <>
      <Button>Plain</Button>
      <Button className="own">With a class</Button>
      <Derived>Derived</Derived>
    </>,
  );
  for (const name of ['Plain', 'With a class', 'Derived'])
    expect(screen.getByRole('button', { name })).toHaveClass('button');
  expect(screen.getByRole('button', { name: 'With a class' })).toHaveClass('own');
  expect(screen.getByRole('button', { name: 'Derived' })).toHaveAttribute('type', 'button');
});

test('the theme draws icons, not attributes of each of them', () => {
  const { container } = renderInHost(<Icon name="Mail" />);
  const drawing = container.querySelector('svg.icon')!;
  for (const attribute of ['fill', 'stroke', 'stroke-width', 'stroke-linecap', 'stroke-linejoin'])
    expect(drawing).not.toHaveAttribute(attribute);
});

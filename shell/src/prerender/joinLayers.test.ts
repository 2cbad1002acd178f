import { joinLayers } from './joinLayers';

test('the rules of a layer stand in one block, in their order, and the others after them', () => {
  expect(
    joinLayers(
      '.a{top:0}@layer recipes{.a{left:0}@media print{.a{left:1px}}}.b{top:0}@layer base{html{top:0}}@layer recipes{.b{left:0}}',
    ),
  ).toBe(
    '@layer recipes{.a{left:0}@media print{.a{left:1px}}.b{left:0}}@layer base{html{top:0}}.a{top:0}.b{top:0}',
  );
});

test('what says the order of the layers stays as it is', () => {
  expect(joinLayers('@layer reset,base;')).toBe('@layer reset,base;');
});

import { act, useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { chakra } from './elementFactory';
import { adoptElements, currentStyles, loadStyles } from './loadStyles';

const Card = chakra('div', { base: { color: 'red' }, variants: { size: { lg: { padding: '4' } } } });

/** A card whose colour changes, and one that a change brings. */
function Page() {
  const [color, setColor] = useState('blue');
  return (
    <>
      <button onClick={() => setColor(color === 'blue' ? 'green' : 'blue')}>Change</button>
      <Card id="first" size="lg" bg={color} title={color} />
      <Card id="third" display={{ base: 'none', md: 'block' }} title={color} />
      {color !== 'blue' && <Card id="second" as="section" bg={color} />}
    </>
  );
}

const element = (id: string) => document.getElementById(id)!;

/** What the style sheets say of an element's class; the test's browser knows no layers. */
const rulesOf = (id: string) =>
  [...document.styleSheets]
    .flatMap(({ cssRules }) => [...cssRules])
    .map(({ cssText }) => cssText)
    .filter((text) => [...element(id).classList].some((name) => text.includes(`.${name}`)))
    .join(' ');

test('elements of the document keep its classes without any runtime, which comes with the first change', async () => {
  document.body.innerHTML =
    '<div id="root"><button>Change</button><div id="first" class="vp-made-before" title="blue"></div><div id="third" title="blue"></div></div>';
  jest.spyOn(console, 'error').mockImplementation((text: string) => {
    // A development build says what a production build leaves as it is: that the attributes of the document are kept.
    if (!/hydrat|attribute|prop/i.test(text)) throw new Error(text);
  });
  adoptElements(true);
  await act(async () => void hydrateRoot(element('root'), <Page />));
  adoptElements(false);
  expect(element('first')).toHaveClass('vp-made-before');
  expect(currentStyles()).toBeUndefined();

  act(() => document.querySelector('button')!.click());
  expect(element('first')).toHaveClass('vp-made-before');
  expect(element('first')).toHaveAttribute('title', 'green');
  expect(element('second').style.visibility).toBe('hidden');
  expect(element('third').outerHTML).toBe('<div id="third" title="green"></div>');

  await act(loadStyles);
  expect(element('second').style.visibility).toBe('');
  expect(element('second').tagName).toBe('SECTION');
  expect(rulesOf('second')).toMatch(/background: green.*color: red/s);
  expect(rulesOf('first')).toMatch(/background: green.*padding: 1rem/s);
  expect(element('first').outerHTML).not.toMatch(/size|bg=/);

  act(() => document.querySelector('button')!.click());
  expect(rulesOf('first')).toMatch(/background: blue.*padding: 1rem/s);
});

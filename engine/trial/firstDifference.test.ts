import { firstDifference } from './firstDifference';

const documentOf = (content: string) =>
  `<html><body><div id="root"><header>Top</header><main>${content}</main></div></body></html>`;
const difference = (byNode: string, byBrowser: string) =>
  firstDifference(documentOf(byNode), documentOf(byBrowser));

test.each([
  [
    '<h1 class="title-a1b2c3">Partners</h1>',
    '<h1 class="title-d4e5f6">Partners</h1>',
    'class of <h1> is “title-a1b2c3” in the node build and “title-d4e5f6” in the browser build',
  ],
  [
    '<img class="a" src="/r/remote-x/1-a/a.png">',
    '<img class="a" src="/a.png">',
    'src of <img> is “/r/remote-x/1-a/a.png” in the node build and “/a.png” in the browser build',
  ],
  [
    '<p>Monday</p>',
    '<p>Tuesday</p>',
    'the text is “Monday” in the node build and “Tuesday” in the browser build',
  ],
  ['<p>One</p>', '<p>One</p><p>Two</p>', 'the node build has nothing, where the browser build has <p>'],
])('the first difference is named: %s', (byNode, byBrowser, text) => {
  expect(difference(byNode, byBrowser)).toBe(text);
});

test('what React writes for itself, the order of class names and the rest of the document are equal', () => {
  expect(
    difference(
      '<!--$--><p class="a b">One <!-- -->two</p><!--/$-->',
      '<p class="b a" data-ready="">One two</p>',
    ),
  ).toBeUndefined();
  expect(difference('<noscript><p>Menu</p></noscript>', '')).toBeUndefined();
  const other = documentOf('<p>One</p>').replace('Top', 'Another');
  expect(firstDifference(documentOf('<p>One</p>'), other)).toBeUndefined();
});

import { redirectFrom } from './formerAddress';
import { readAddress } from './readAddress';

const redirects = {
  '/about.html': { to: '/team', permanent: true },
  '/index.php?page_id=29': { to: '/team', permanent: true },
  '/index.php?lang=de&page_id=29': { to: '/careers', permanent: false },
  '/index.php': { to: '/projects', permanent: true },
  '/?page_id=29': { to: '/team#people', permanent: true },
  '/?p=7': { to: '/', permanent: true },
  '/old': { to: '/', permanent: true },
  '/Über-uns': { to: '/team', permanent: true },
  '/2019/05/post_1': { to: '/projects', permanent: true },
  '/About': { to: '/about', permanent: true },
};
const locationOf = (target: string) => redirectFrom(redirects, readAddress(target)!)?.location;

test.each([
  ['/about.html', '/team'],
  ['/about.html?utm=a%20b', '/team?utm=a%20b'],
  ['/index.php?page_id=29', '/team'],
  ['/index.php?utm=x&page_id=29', '/team?utm=x'],
  ['/index.php?page_id=29&lang=de', '/careers'],
  ['/index.php?page_id=30', '/projects?page_id=30'],
  ['/index.php', '/projects'],
  ['/?page_id=29', '/team#people'],
  ['/%C3%9Cber-uns', '/team'],
  ['/U%CC%88ber-uns/', '/team'],
  ['/2019/05/post_1/', '/projects'],
  ['/2019/05/post_1', '/projects'],
  ['/About', '/about'],
])('%s leads to %s', (target, location) => expect(locationOf(target)).toBe(location));

test.each([
  '/',
  '/?page_id=30',
  '/?utm=x',
  '/about',
  '/about?page_id=29',
  '/über-uns',
  '/about.html/x',
  '/toString',
])('%s stays', (target) => expect(locationOf(target)).toBeUndefined());

test.each(['/old?p=7', '/old?page_id=29&p=7', '/?p=7&page_id=29', '/?p=7&utm=x'])(
  'where %s leads nothing leads on',
  (target) => {
    const location = locationOf(target)!;
    expect(location).toMatch(/^\/(team)?(#|$|\?)/);
    expect(locationOf(location.split('#')[0]!)).toBeUndefined();
  },
);

/** Documents that answer where no page does. They have no address: addresses begin with a slash. */
export const notFoundDocument = '404';
export const staffDocument = 'staff';

/** File name of a route's document, without its suffix. */
export const documentName = (path: string) => (path === '/' ? 'index' : path.replace(/^\//, ''));

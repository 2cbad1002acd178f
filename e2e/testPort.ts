/** Where the tests serve the site that they compose: `TEST_PORT` names another place. */
export const testPort = Number(process.env['TEST_PORT'] || 8190);

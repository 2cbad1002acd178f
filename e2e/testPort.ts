/** Port of the site under test; `TEST_PORT` overrides it. */
export const testPort = Number(process.env['TEST_PORT'] || 8190);

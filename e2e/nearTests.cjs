const { relative, sep } = require('node:path');

/** The folders whose tests run, for example `shared,cli`. */
const folders = process.env.TESTED_FOLDERS.split(',');

/** Filter of jest in `npm run check`. */
module.exports = async (paths) => ({
  filtered: paths.filter((path) => folders.includes(relative(process.cwd(), path).split(sep)[0])),
});

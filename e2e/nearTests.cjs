/** The folders whose tests run, for example `shared,cli`. */
const folders = process.env.TESTED_FOLDERS.split(',');

const folderOf = (path) => path.slice(process.cwd().length + 1).split(/[\\/]/)[0];

/** Filter of jest in `npm run check`. */
module.exports = async (paths) => ({ filtered: paths.filter((path) => folders.includes(folderOf(path))) });

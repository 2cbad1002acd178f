import { basename } from 'node:path';

const isFont = (file) => file.endsWith('.woff2');

/** Replaces pictures and fonts by their file names; every picture has the same size. */
export default {
  process: (_source, file) => {
    const address = `/${basename(file)}`;
    const value = isFont(file) ? address : { src: address, width: 300, height: 200 };
    return { code: `module.exports = { __esModule: true, default: ${JSON.stringify(value)} };` };
  },
};

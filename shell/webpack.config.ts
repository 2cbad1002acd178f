import { createConfig } from '../webpack/createConfig';

export default createConfig('shell');

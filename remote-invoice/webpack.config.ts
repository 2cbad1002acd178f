import { createConfig } from '../webpack/createConfig';

export default createConfig('remote-invoice');

import { createConfig } from '@vibrant-peak/webpack';

export default createConfig(import.meta.dirname);

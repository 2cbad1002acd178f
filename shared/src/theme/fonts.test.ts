import { existsSync, readFileSync } from 'node:fs';
import { fonts } from './fonts';

test.each(fonts)(
  '$family is served under the version that is installed',
  ({ package: name, file, address }) => {
    const { version } = JSON.parse(readFileSync(`node_modules/${name}/package.json`, 'utf8')) as {
      version: string;
    };
    expect(existsSync(`node_modules/${name}/${file}`)).toBe(true);
    expect(address).toContain(`.${version}.`);
  },
);

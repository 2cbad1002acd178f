import { declarationsOf } from './apiReports';
import { changesFor, describeChanges } from './changesFor';

const report = (code: string) => declarationsOf(`## API Report\n\n\`\`\`ts\n\n${code}\n\`\`\`\n`);

const ui = `import { Box } from '@chakra-ui/react';

export { Box }

// @public
export function Picture(input: PictureProps): JSX.Element;

// @public (undocumented)
interface PictureProps {
    alt: string;
    // (undocumented)
    ratio: number;
    shape: Shape;
}

// @public (undocumented)
type Shape = "round" | "square";

// @public (undocumented)
export const Badge: string;
`;

const content = `declare namespace brand {
    export {
        brand_2 as brand
    }
}
export { brand }

// @public (undocumented)
const brand_2: Brand;

// @public (undocumented)
type Brand = {
name: string;
};
`;

const before = new Map(Object.entries({ ui: report(ui), content: report(content) }));
const changesWith = (imported: Record<string, string[]>, after: Record<string, string>) =>
  changesFor(
    imported,
    before,
    new Map(Object.entries({ ui, content, ...after }).map(([name, code]) => [name, report(code)])),
  );

test('a change of what an imported name is made of is told, one of other names and of comments is not', () => {
  const now = ui
    .replace('ratio: number', 'ratio?: number')
    .replace('"square"', '"oval"')
    .replace('Badge: string', 'Badge: number')
    .replaceAll('// @public\n', '// @public (undocumented)\n');
  const changes = changesWith({ ui: ['Picture', 'Box'] }, { ui: now });
  expect(describeChanges(changes)).toBe(`PictureProps of @vibrant-peak/shared/ui changed:
  - ratio: number;
  + ratio?: number;
Shape of @vibrant-peak/shared/ui changed:
  - type Shape = "round" | "square";
  + type Shape = "round" | "oval";`);
  expect(changesWith({ ui: ['Box'] }, { ui: now })).toEqual([]);
});

test('a name that the newer version lacks is gone; a whole module stands for all of its names', () => {
  const now = ui.replace(/\/\/ @public \(undocumented\)\nexport const Badge.*\n/, '');
  expect(describeChanges(changesWith({ ui: ['*'] }, { ui: now }))).toBe(
    'Badge of @vibrant-peak/shared/ui is gone:\n  - export const Badge: string;',
  );
});

test('a module in a folder is found in the report of its folder', () => {
  const now = content.replace('name: string;', 'name: string;\nslogan: string;');
  const changes = changesWith({ 'content/brand': ['brand'] }, { content: now });
  expect(describeChanges(changes)).toBe(
    'Brand of @vibrant-peak/shared/content changed:\n  + slogan: string;',
  );
});

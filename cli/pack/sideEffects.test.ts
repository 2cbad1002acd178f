import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findRoot, readPackage } from '@vibrant-peak/webpack/packages';
import ts from 'typescript';

const isModule = (file: string) =>
  /\.(ts|tsx|mjs|js)$/.test(file) && !/\.d\.ts$|\.test\.tsx?$|(^|\/)(node_modules|dist|artwork)\//.test(file);

/** Without exports, for its side effect. */
const isEffect = (statement: ts.Statement) =>
  ts.isExpressionStatement(statement) ||
  ts.isIfStatement(statement) ||
  ts.isForOfStatement(statement) ||
  (ts.isImportDeclaration(statement) && !statement.importClause);

const doesSomething = (file: string) =>
  ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest).statements.some(isEffect);

test.each(['shared', 'webpack', 'engine', 'cli'])(
  'the package.json of %s names every module that does something when it is imported',
  (name) => {
    const folder = join(findRoot(), name);
    const modules = (readdirSync(folder, { recursive: true }) as string[]).filter(isModule);
    const acting = modules.filter((file) => doesSomething(join(folder, file)));
    expect(acting).not.toEqual([]);
    expect(readPackage(folder).sideEffects).toEqual(
      expect.arrayContaining(acting.map((file) => `./${file}`)),
    );
  },
);

import ts from 'typescript';

const settings: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2023,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  jsx: ts.JsxEmit.ReactJSX,
  strict: true,
  skipLibCheck: true,
  noEmit: true,
  types: [],
};

/** Files of packages and of the language, which are the same in every program. */
const known = new Map<string, ts.SourceFile | undefined>();

/** A program of declarations that need not stand on a disk; the packages that they import do. */
export function programOf(files: Record<string, string>): ts.Program {
  const host = ts.createCompilerHost(settings);
  const { fileExists, getSourceFile } = host;
  host.fileExists = (file) => file in files || fileExists(file);
  host.getSourceFile = (file, language, ...rest) => {
    const text = files[file];
    if (text !== undefined) return ts.createSourceFile(file, text, language);
    if (!known.has(file)) known.set(file, getSourceFile(file, language, ...rest));
    return known.get(file);
  };
  // With its own check the compiler would not look into folders that exist among these files alone, and not on the disk.
  host.directoryExists = undefined;
  return ts.createProgram(Object.keys(files), settings, host);
}

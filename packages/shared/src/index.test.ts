import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('.', import.meta.url));

/** Every exported declaration of these files, with whether it has a docstring. */
function exportsOf(files: readonly string[]): { name: string; documented: boolean }[] {
  return files.flatMap((file) => {
    const text = ts.sys.readFile(`${folder}${file}`) ?? '';
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
    return source.statements.filter(isExportedDeclaration).map((statement) => ({
      name: `${file}: ${nameOf(statement)}`,
      documented: ts.getJSDocCommentsAndTags(statement).some(ts.isJSDoc),
    }));
  });
}

type Declaration = ts.DeclarationStatement | ts.VariableStatement;

/** `export … from` passes on what is documented where it is declared. */
function isExportedDeclaration(statement: ts.Statement): statement is Declaration {
  return (
    ts.canHaveModifiers(statement) &&
    ts.getModifiers(statement)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true
  );
}

function nameOf(statement: Declaration): string {
  const named = ts.isVariableStatement(statement)
    ? statement.declarationList.declarations[0]
    : statement;
  return named?.name?.getText() ?? 'default';
}

test('every export of the contract has a docstring', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  );
  const all = exportsOf(files);
  expect(all.length).toBeGreaterThan(100);
  expect(all.filter(({ documented }) => !documented).map(({ name }) => name)).toEqual([]);
});

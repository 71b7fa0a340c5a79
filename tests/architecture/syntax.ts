/** Reads source files as syntax, so that words in strings and comments are never taken for code. */
import { parseSync } from '@swc/core';

type Node = { readonly type?: string; readonly [key: string]: unknown };

function* nodesOf(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if (!Array.isArray(value)) yield value as Node;
  for (const child of Object.values(value)) yield* nodesOf(child);
}

function parse(path: string, text: string): Generator<Node> {
  return nodesOf(parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' }).body);
}

function specifierOf(node: Node): string | undefined {
  const isDynamic = node.type === 'CallExpression' && (node.callee as Node).type === 'Import';
  const source = isDynamic
    ? (node.arguments as { expression: Node }[])[0]?.expression
    : (node.source as Node | undefined);
  const isImport =
    isDynamic || /^(ImportDeclaration|Export(All|Named)Declaration|ExportNamedDeclaration)$/.test(node.type ?? '');
  return isImport && typeof source?.value === 'string' ? source.value : undefined;
}

/** Everything a file imports or passes on, types included. */
export function importsOf(path: string, text: string): string[] {
  return [...parse(path, text)].flatMap((node) => specifierOf(node) ?? []);
}

export function hasEnumOrAny(path: string, text: string): boolean {
  return [...parse(path, text)].some(
    ({ type, kind }) => type === 'TsEnumDeclaration' || (type === 'TsKeywordType' && kind === 'any'),
  );
}

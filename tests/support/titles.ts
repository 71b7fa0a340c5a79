/** The titles of the tests in a file, read from its syntax: groups and skipped tests are not tests. */
import { parseSync } from '@swc/core';

type Node = { readonly type?: string; readonly [key: string]: unknown };

export function titlesOf(path: string, text: string): string[] {
  const { body } = parseSync(text, { syntax: 'typescript', tsx: path.endsWith('x'), target: 'es2022' });
  return [...callsIn(body)].flatMap((call) => {
    const [first] = call.arguments as { readonly expression: Node }[];
    const title = isTest(call.callee as Node) ? textOf(first?.expression) : undefined;
    return title === undefined ? [] : [title];
  });
}

function* callsIn(value: unknown): Generator<Node> {
  if (typeof value !== 'object' || value === null) return;
  if ((value as Node).type === 'CallExpression') yield value as Node;
  for (const child of Object.values(value)) yield* callsIn(child);
}

/** it(…), it.only(…), it.each(…)(…), and test likewise. */
function isTest(callee: Node): boolean {
  switch (callee.type) {
    case 'Identifier':
      return callee.value === 'it' || callee.value === 'test';
    case 'MemberExpression':
      return isTest(callee.object as Node) && !['skip', 'todo'].includes(String((callee.property as Node).value));
    case 'CallExpression':
      return isTest(callee.callee as Node);
    case 'TaggedTemplateExpression':
      return isTest(callee.tag as Node);
    default:
      return false;
  }
}

/** A string, or what a template begins with. */
function textOf(node: Node | undefined): string | undefined {
  if (node?.type === 'StringLiteral') return String(node.value);
  if (node?.type !== 'TemplateLiteral') return undefined;
  const [head] = node.quasis as { readonly cooked?: string }[];
  return head?.cooked;
}

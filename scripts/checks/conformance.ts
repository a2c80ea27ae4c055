// `npm run conformance`: writes docs/conformance.md, which tells of each statement of docs/spec-statements.md what holds
// it. A test says so itself, by a line above it that begins with `spec:` and names ids. `--check` writes nothing.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vitest/node';
import { placeOf } from './docs.ts';

export interface Statement {
  /** Like `2.card.3`; stays for good. */
  id: string;
  section: string;
  words: string;
  /** Why nothing holds it: it comes `later`, or is `untested`. */
  open: string | null;
}

/** That what stands below a mark holds a statement. */
export interface Mark {
  id: string;
  file: string;
  /** Null outside of a test file: a figure that is measured, a check of the build. */
  test: string | null;
}

/** @throws with the line that is no statement, and with an id that is given twice */
export function statementsIn(text: string): Statement[] {
  let section = '';
  const statements: Statement[] = [];
  for (const line of text.split('\n')) {
    if (/^##+ /.test(line)) section = line;
    if (!line.startsWith('- ')) continue;
    const [, id, words, open = null] =
      /^- \*\*([\w.-]+)\*\* (.+?)(?: \*\(((?:later|untested): .+)\)\*)?$/.exec(line) ?? [];
    if (!id || !words) throw new Error(`this is no statement: ${line}`);
    if (statements.some((each) => each.id === id)) throw new Error(`${id} is given twice`);
    statements.push({ id, section, words, open });
  }
  return statements;
}

const isMark = /^\s*\/\/ spec: (.+)$/;
const isTestFile = /\.(?:test|spec)\.(?:ts|mjs)$/;

/** @throws where a mark in a test file stands above no test that has a name */
export function marksIn(file: string, text: string): Mark[] {
  const lines = text.split('\n');
  if (!lines.some((line) => isMark.test(line))) return [];
  const names = isTestFile.test(file) ? namesByOffset(text) : null;
  let offset = 0;
  let ids: string[] = [];
  const marks: Mark[] = [];
  for (const line of lines) {
    const marked = isMark.exec(line)?.[1];
    if (marked) ids.push(...marked.split(', '));
    else if (ids.length > 0 && !/^\s*\/\//.test(line)) {
      const test = names?.get(offset + line.search(/\S|$/)) ?? null;
      if (names && test === null) throw new Error(`${file}: no test follows the mark ${ids.join(', ')}`);
      marks.push(...ids.map((id) => ({ id, file, test })));
      ids = [];
    }
    offset += line.length + 1;
  }
  return marks;
}

/** What is looked at of the syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  name?: string;
  value?: unknown;
  callee?: Node;
  object?: Node;
  expression?: Node;
  arguments?: Node[];
}

/** The names of tests and groups of tests by where they begin. */
function namesByOffset(text: string): Map<number, string> {
  const names = new Map<number, string>();
  const look = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) return;
    const node = part as Node;
    if (node.type === 'ExpressionStatement' && node.expression) {
      const name = nameOf(node.expression, text);
      if (name !== null) names.set(node.start, name);
    }
    Object.values(part).forEach(look);
  };
  look(parseAst(text, { lang: 'ts' }));
  return names;
}

function nameOf({ callee, arguments: [first] = [] }: Node, text: string): string | null {
  let root = callee;
  while (root?.callee ?? root?.object) root = root?.callee ?? root?.object;
  if (!/^(?:test|it|describe)$/.test(root?.name ?? '')) return null;
  if (first?.type === 'TemplateLiteral') return text.slice(first.start + 1, first.end - 1);
  return typeof first?.value === 'string' ? first.value : null;
}

/** What is wrong between the statements and the marks, a line each. */
export function problemsOf(statements: Statement[], marks: Mark[]): string[] {
  const known = new Set(statements.map(({ id }) => id));
  const held = new Set(marks.map(({ id }) => id));
  return [
    ...marks.filter(({ id }) => !known.has(id)).map(({ id, file }) => `${file}: there is no statement ${id}`),
    ...statements
      .filter(({ id, open }) => open === null && !held.has(id))
      .map(({ id, words }) => `no test is marked with ${id}: ${words}`),
    ...statements
      .filter(({ id, open }) => open !== null && held.has(id))
      .map(({ id, open }) => `${id} is marked, though it is ‘${open}’`),
  ];
}

/** docs/conformance.md */
export function documentOf(statements: Statement[], marks: Mark[]): string {
  const open = statements.filter((each) => each.open !== null).length;
  const head = `# Conformance

Written by \`npm run conformance\` from the statements of [spec-statements.md](spec-statements.md) and the marks in the tests: change those. \`%s\`,
\`$name\` and the like stand for the cases of a test that has several. A file without a name of a test is a check or a figure that is measured.

${statements.length} statements, ${statements.length - open} of them held.
`;
  const sections = [...new Set(statements.map(({ section }) => section))];
  const tables = sections.map((section) => {
    const rows = statements
      .filter((each) => each.section === section)
      .map(({ id, words, open: why }) => `| ${id} | ${words} | ${why ?? holdersOf(id, marks)} |`);
    return `\n${section}\n\n| | statement | held by |\n|---|---|---|\n${rows.join('\n')}\n`;
  });
  return head + tables.join('');
}

function holdersOf(wanted: string, marks: Mark[]): string {
  const own = marks.filter(({ id }) => id === wanted);
  return [...new Set(own.map(({ file }) => file))]
    .map((file) => {
      const tests = own.filter((mark) => mark.file === file && mark.test !== null);
      const names = tests.map(({ test }) => `“${test?.replaceAll('|', '\\|').replaceAll('\n', ' ')}”`);
      return `\`${file}\` ${[...new Set(names)].join(', ')}`.trim();
    })
    .join('; ');
}

if (import.meta.main) {
  const root = join(import.meta.dirname, '../..');
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const sources = [...placeOf(root).paths].filter((path) => /^(?!docs).*\.(?:tsx?|mjs)$/.test(path)).sort();
  const statements = statementsIn(read('docs/spec-statements.md'));
  const marks = sources.flatMap((file) => marksIn(file, read(file)));
  const problems = problemsOf(statements, marks);
  const text = documentOf(statements, marks);
  if (!process.argv.includes('--check')) writeFileSync(join(root, 'docs/conformance.md'), text);
  else if (read('docs/conformance.md') !== text)
    problems.push('docs/conformance.md is not what the tests say: `npm run conformance` writes it');
  for (const problem of problems) console.error(problem);
  console.log(`${statements.length} statements, ${marks.length} marks, ${problems.length} problems`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

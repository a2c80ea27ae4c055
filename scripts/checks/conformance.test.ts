import { describe, expect, test } from 'vitest';
import { documentOf, marksIn, problemsOf, statementsIn } from './conformance.ts';

const text = [
  '# What the shop promises',
  '## §2 Screens',
  '- **2.1** A heart',
  '- **2.2** A *bell* *(later: The market talks)*',
].join('\n');
const statements = statementsIn(text);
const mark = { id: '2.1', file: 'e2e/heart.spec.ts', test: 'the heart' };

describe('the statements', () => {
  test('have an id, their words, and maybe why nothing holds them', () => {
    const section = '## §2 Screens';
    expect(statements).toEqual([
      { id: '2.1', section, words: 'A heart', open: null },
      { id: '2.2', section, words: 'A *bell*', open: 'later: The market talks' },
    ]);
  });

  test('are refused without an id, and with one that is given already', () => {
    expect(() => statementsIn('- A heart')).toThrow('this is no statement: - A heart');
    expect(() => statementsIn(`${text}\n- **2.1** Another`)).toThrow('2.1 is given twice');
  });
});

describe('a mark', () => {
  test.each([
    ['a test', "test('of “one” name', () => {});"],
    ['a test of several cases', "test.each([\n  ['a', 1],\n])(\n  'of “one” name',\n  () => {},\n);"],
    ['a group', "describe.each(kinds)('of “one” name', () => {\n  // No mark.\n  test('x', () => {});\n});"],
    ['a test that has a comment', "// Why.\ntest('of “one” name', () => {});"],
  ])('names %s that follows it', (_, code) => {
    const marked = `const kinds = ['ने'];\n\n// spec: 2.1, 3.4\n// spec: 3.5\n${code}\n`;
    const found = { file: 'a.test.ts', test: 'of “one” name' };
    expect(marksIn('a.test.ts', marked)).toEqual(['2.1', '3.4', '3.5'].map((id) => ({ id, ...found })));
  });

  test('keeps what is filled into a name', () => {
    const [found] = marksIn('a.test.ts', '// spec: 2.1\ntest(`all ${few.length}`, () => {});');
    expect(found?.test).toBe('all ${few.length}');
  });

  test('needs a test where there are tests, and none where a figure is measured', () => {
    const code = '// spec: 2.1\nconst budget = 125;';
    expect(() => marksIn('a.test.ts', code)).toThrow('a.test.ts: no test follows the mark 2.1');
    expect(marksIn('bench/a.ts', code)).toEqual([{ id: '2.1', file: 'bench/a.ts', test: null }]);
  });
});

test('is well when each statement has a mark, or says why it has none', () => {
  expect(problemsOf(statements, [mark])).toEqual([]);
});

test.each([
  ['a statement without a mark', [], 'no test is marked with 2.1: A heart'],
  ['a mark of no statement', [mark, { ...mark, id: '2.9' }], 'e2e/heart.spec.ts: there is no statement 2.9'],
  ['a mark of what comes later', [mark, { ...mark, id: '2.2' }], '2.2 is marked, though it is ‘later: '],
])('%s is found', (_, marks, problem) => {
  expect(problemsOf(statements, marks)).toEqual([expect.stringContaining(problem)]);
});

test('the document has a row for each statement, and each test once', () => {
  const other = { ...mark, file: 'bench/a.ts', test: null };
  const rows = documentOf(statements, [mark, mark, { ...mark, test: 'a|b' }, other])
    .split('\n')
    .filter((line) => line.startsWith('| 2'));
  expect(rows).toEqual([
    String.raw`| 2.1 | A heart | \`e2e/heart.spec.ts\` “the heart”, “a\|b”; \`bench/a.ts\` |`.replaceAll(
      '\\`',
      '`',
    ),
    '| 2.2 | A *bell* | later: The market talks |',
  ]);
});

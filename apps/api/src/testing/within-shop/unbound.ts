import { loadModule, parseSync } from 'libpg-query';
import type { DeleteStmt, InsertStmt, Node, RangeVar, SelectStmt, UpdateStmt, WithClause } from 'libpg-query';

await loadModule();

/**
 * Tables that belong to no shop: the shops themselves, and files that none of them shows any more. Whoever distributes the others by
 * shop keeps a copy of these everywhere.
 */
export const referenceTables = ['shops', 'unused_uploads'];

/** What a query may name besides its own tables: results of WITH, and relations of the queries around it. */
interface Around {
  results: ReadonlySet<string>;
  relations: ReadonlySet<string>;
}

/**
 * The tables of shops that a statement reads or writes without saying of which shop: each has to be held to one by an equality of
 * its `shop_id` with a value, or with what is held to one itself; a row that is added has to have it.
 * @throws SqlError for what Postgres would not understand
 */
export function unboundIn(statement: string): string[] {
  const around = { results: new Set<string>(), relations: new Set<string>() };
  return (parseSync(statement).stmts ?? []).flatMap(({ stmt }) => (stmt ? inStatement(stmt, around) : []));
}

function inStatement(node: Node, around: Around): string[] {
  if ('SelectStmt' in node) return inSelect(node.SelectStmt, around);
  if ('InsertStmt' in node) return inInsert(node.InsertStmt, around);
  if ('UpdateStmt' in node) return inChange(node.UpdateStmt, node.UpdateStmt.fromClause, around);
  if ('DeleteStmt' in node) return inChange(node.DeleteStmt, node.DeleteStmt.usingClause, around);
  if ('DeclareCursorStmt' in node && node.DeclareCursorStmt.query)
    return inStatement(node.DeclareCursorStmt.query, around);
  // What else may name tables, such as TRUNCATE, names them of all shops.
  return [...foundIn(node, 'RangeVar')].map(({ RangeVar: { relname = '' } }) => relname);
}

function inSelect(select: SelectStmt, outside: Around): string[] {
  const { withClause, larg, rarg, fromClause = [], ...rest } = select;
  const { around, unbound } = inResults(withClause, outside);
  if (larg && rarg) unbound.push(...inSelect(larg, around), ...inSelect(rarg, around));
  return [...unbound, ...inRelations({ from: fromClause, where: rest.whereClause, rest }, around)];
}

function inInsert({ withClause, relation, cols = [], ...rest }: InsertStmt, outside: Around): string[] {
  const { around, unbound } = inResults(withClause, outside);
  const named = cols.some((col) => 'ResTarget' in col && col.ResTarget.name === 'shop_id');
  const missing = isOfShops(relation, around) && !named ? [relation?.relname ?? ''] : [];
  return [...unbound, ...missing, ...inNested(rest, around)];
}

function inChange(change: UpdateStmt | DeleteStmt, from: Node[] = [], outside: Around): string[] {
  const { withClause, relation, whereClause: where, ...rest } = change;
  const { around, unbound } = inResults(withClause, outside);
  const relations = relation ? [{ RangeVar: relation }, ...from] : from;
  return [...unbound, ...inRelations({ from: relations, where, rest }, around)];
}

/** What stands in WITH, and what may be named after it. */
function inResults(clause: WithClause | undefined, { results: known, relations }: Around) {
  const results = new Set(known);
  const unbound: string[] = [];
  for (const node of clause?.ctes ?? []) {
    if (!('CommonTableExpr' in node)) continue;
    const { ctename = '', ctequery } = node.CommonTableExpr;
    if (clause?.recursive) results.add(ctename);
    if (ctequery) unbound.push(...inStatement(ctequery, { results, relations }));
    results.add(ctename);
  }
  return { around: { results, relations }, unbound };
}

interface Clauses {
  from: Node[];
  where: Node | undefined;
  /** Whatever else may hold queries. */
  rest: unknown;
}

function inRelations({ from, where, rest }: Clauses, around: Around): string[] {
  const relations = new Relations(around);
  for (const node of from) relations.add(node);
  if (where) relations.hold(where);
  const inside = { ...around, relations: new Set([...around.relations, ...relations.names]) };
  return [...relations.unbound(), ...inNested([from, where, rest], inside)];
}

const inNested = (value: unknown, around: Around): string[] =>
  [...foundIn(value, 'SelectStmt')].flatMap((node) => inStatement(node, around));

const isOfShops = (range: RangeVar | undefined, { results }: Around): boolean =>
  range !== undefined &&
  !referenceTables.includes(range.relname ?? '') &&
  !/^(?:pg_|information_schema$)/.test(range.schemaname ?? range.relname ?? '') &&
  !results.has(range.relname ?? '');

/** The relations of one FROM, and what says of which shop each is. */
class Relations {
  /** By the name that conditions use; null for what is no table of shops. */
  readonly #tables = new Map<string, string | null>();
  readonly #keys = new Map<string, string>();
  readonly #same: [one: string, other: string][] = [];
  readonly #bound = new Set<string>();
  readonly #around: Around;

  constructor(around: Around) {
    this.#around = around;
  }

  get names(): Iterable<string> {
    return this.#tables.keys();
  }

  add(node: Node): void {
    if ('RangeVar' in node) {
      const { relname = '', alias } = node.RangeVar;
      const name = alias?.aliasname ?? relname;
      this.#tables.set(name, isOfShops(node.RangeVar, this.#around) ? relname : null);
      this.#keys.set(name, referenceTables.includes(relname) ? 'id' : 'shop_id');
      if (this.#around.results.has(relname)) this.#bound.add(name);
    } else if ('JoinExpr' in node) {
      const { larg, rarg, quals, usingClause = [] } = node.JoinExpr;
      if (larg) this.add(larg);
      const [left = ''] = [...this.names].slice(-1);
      if (rarg) this.add(rarg);
      const [right = ''] = [...this.names].slice(-1);
      if (usingClause.some((name) => 'String' in name && name.String.sval === 'shop_id'))
        this.#same.push([left, right]);
      if (quals) this.hold(quals);
    } else {
      // A query or function: what it takes from tables is looked at by itself.
      for (const { alias } of Object.values(node) as { alias?: { aliasname?: string } }[]) {
        const name = alias?.aliasname ?? `#${this.#tables.size}`;
        this.#tables.set(name, null);
        this.#bound.add(name);
      }
    }
  }

  /** Takes note of a condition that every row obeys. */
  hold(condition: Node): void {
    if ('BoolExpr' in condition) {
      const { boolop, args = [] } = condition.BoolExpr;
      if (boolop === 'AND_EXPR') for (const part of args) this.hold(part);
      // Of alternatives, each has to say of which shop.
      if (boolop === 'OR_EXPR') for (const name of this.#boundByEach(args)) this.#bound.add(name);
    }
    if ('A_Expr' in condition && condition.A_Expr.kind === 'AEXPR_OP') {
      const { name = [], lexpr, rexpr } = condition.A_Expr;
      const isEquality = name.length === 1 && 'String' in name[0]! && name[0].String.sval === '=';
      if (isEquality && lexpr && rexpr) this.#equate(partsOf(lexpr), partsOf(rexpr));
    }
    if ('SubLink' in condition && condition.SubLink.subLinkType === 'ANY_SUBLINK')
      for (const part of partsOf(condition.SubLink.testexpr)) {
        const key = this.#keyOf(part);
        if (key) this.#bound.add(key);
      }
  }

  /** The tables of shops that nothing holds to one. */
  unbound(): string[] {
    for (let before = -1; before < this.#bound.size;) {
      before = this.#bound.size;
      for (const [one, other] of this.#same)
        if (this.#bound.has(one) || this.#bound.has(other)) this.#bound.add(one).add(other);
    }
    return [...this.#tables].flatMap(([name, table]) => (table && !this.#bound.has(name) ? [table] : []));
  }

  #boundByEach(alternatives: Node[]): Iterable<string> {
    const each = alternatives.map((alternative) => {
      const alone = new Relations(this.#around);
      for (const [name, table] of this.#tables) alone.#tables.set(name, table);
      for (const [name, key] of this.#keys) alone.#keys.set(name, key);
      alone.hold(alternative);
      return alone.#bound;
    });
    return each.reduce((one, other) => one.intersection(other));
  }

  #equate(left: Node[], right: Node[]): void {
    for (const [n, one] of left.entries()) {
      const other = right[n];
      if (!other) return;
      const [a, b] = [this.#keyOf(one), this.#keyOf(other)];
      if (a && b) this.#same.push([a, b]);
      else if (a && this.#isGiven(other)) this.#bound.add(a);
      else if (b && this.#isGiven(one)) this.#bound.add(b);
    }
  }

  /** The relation whose shop a column tells; null for what tells none of this FROM. */
  #keyOf(node: Node): string | null {
    const [column, relation] = namesOf(node).toReversed();
    if (column === undefined) return null;
    if (relation !== undefined)
      return this.#keys.get(relation) === column ? relation : this.#given(relation, column);
    const owning = [...this.#tables].filter(([name, table]) => table && this.#keys.get(name) === column);
    return owning.length === 1 ? owning[0]![0] : null;
  }

  #given(relation: string, column: string): string | null {
    return this.#bound.has(relation) && column === 'shop_id' ? relation : null;
  }

  /** Whether a value comes from outside of this FROM. */
  #isGiven(node: Node): boolean {
    return [...foundIn(node, 'ColumnRef')].every((column) => {
      const [, relation] = namesOf(column).toReversed();
      return relation !== undefined && (!this.#tables.has(relation) || this.#bound.has(relation));
    });
  }
}

/** The parts of a row, or the one value. */
function partsOf(node: Node | undefined): Node[] {
  if (!node) return [];
  return 'RowExpr' in node ? (node.RowExpr.args ?? []) : [node];
}

function namesOf(node: Node): string[] {
  if ('TypeCast' in node) return node.TypeCast.arg ? namesOf(node.TypeCast.arg) : [];
  if (!('ColumnRef' in node)) return [];
  return (node.ColumnRef.fields ?? []).flatMap((field) =>
    'String' in field ? [field.String.sval ?? ''] : [],
  );
}

/** The nodes of a kind in anything that was parsed, without looking into them. */
function* foundIn<Kind extends 'RangeVar' | 'SelectStmt' | 'ColumnRef'>(
  value: unknown,
  kind: Kind,
): Generator<Extract<Node, Record<Kind, unknown>>> {
  if (typeof value !== 'object' || value === null) return;
  if (kind in value) yield value as Extract<Node, Record<Kind, unknown>>;
  else for (const part of Object.values(value)) yield* foundIn(part, kind);
}

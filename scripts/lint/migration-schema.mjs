/** Types by their short names, and what each may grow into without a reader or writer of the old type noticing. */
const SHORT = { int2: 'smallint', int4: 'integer', int8: 'bigint', bpchar: 'char' }
const LIMITED = ['varchar', 'char', 'numeric']

/** `{ name, limits }` of a parsed type: numeric(14, 2) has the limits 14 and 2. */
export function readType({ names, typmods = [], arrayBounds }) {
  const name = names.at(-1).String.sval
  const limits = typmods.map(({ A_Const }) => A_Const?.ival?.ival ?? 0)
  return { name: `${SHORT[name] ?? name}${arrayBounds ? '[]' : ''}`, limits }
}

/** Whether every value of the one type is one of the other, in the same form on the wire to the program. */
export function isWidening(from, to) {
  if (!from) return false
  if (from.name === to.name) {
    if (to.limits.length === 0) return LIMITED.includes(to.name) || from.limits.length === 0
    if (to.name === 'numeric') return to.limits[0] >= from.limits[0] && to.limits[1] === from.limits[1]
    return from.limits.length > 0 && to.limits[0] >= from.limits[0]
  }
  return (from.name === 'smallint' && to.name === 'integer') || (from.name === 'varchar' && to.name === 'text')
}

const columnsOf = (elements) => elements.flatMap(({ ColumnDef }) => (ColumnDef ? [ColumnDef] : []))
const hasDefault = ({ constraints = [] }) =>
  constraints.some(({ Constraint }) => /DEFAULT|GENERATED|IDENTITY|NOTNULL/.test(Constraint.contype))

/** What statements make: tables, columns with their types, functions, and other objects by kind and name. */
function collect(statements) {
  const made = { columns: new Map(), objects: new Set(), functions: new Set(), checks: new Set() }
  const addColumn = (table, column) => made.columns.set(`${table}.${column.colname}`, column)
  for (const { CreateStmt, AlterTableStmt, IndexStmt, CreateFunctionStmt, CreateTrigStmt } of statements) {
    if (CreateStmt) {
      const table = CreateStmt.relation.relname
      made.objects.add(`table ${table}`)
      for (const column of columnsOf(CreateStmt.tableElts ?? [])) addColumn(table, column)
    }
    if (IndexStmt) made.objects.add(`index ${IndexStmt.idxname}`)
    if (CreateTrigStmt) made.objects.add(`trigger ${CreateTrigStmt.relation.relname}.${CreateTrigStmt.trigname}`)
    if (CreateFunctionStmt) {
      const name = CreateFunctionStmt.funcname.at(-1).String.sval
      made.functions.add(name)
      made.objects.add(`function ${name}`)
    }
    for (const { AlterTableCmd } of AlterTableStmt?.cmds ?? []) {
      const table = AlterTableStmt.relation.relname
      const { subtype, def } = AlterTableCmd
      if (subtype === 'AT_AddColumn') addColumn(table, def.ColumnDef)
      if (subtype === 'AT_AddConstraint' && def.Constraint.contype === 'CONSTR_CHECK')
        made.checks.add(`${table}.${def.Constraint.conname}`)
    }
  }
  return made
}

/** What the rules ask about the released statements, the new ones, and the header of the migration at hand. */
export function buildSchema(released, fresh, header) {
  const former = collect(released)
  const added = collect(fresh)
  const declared = [...header.matchAll(/^-- compatible: (\w+), \S/gm)].map(([, name]) => name)
  const isNewColumn = (table, name) => added.columns.has(`${table}.${name}`)
  return {
    readType,
    typeNameOf: ({ typeName }) => readType(typeName).name,
    typeOf: (table, name) => {
      const column = former.columns.get(`${table}.${name}`) ?? added.columns.get(`${table}.${name}`)
      return column ? readType(column.typeName) : null
    },
    isNew: (kind, names) =>
      added.objects.has(`${kind} ${names.join('.')}`) && !former.objects.has(`${kind} ${names.join('.')}`),
    isNewTable: (table) => added.objects.has(`table ${table}`) && !former.objects.has(`table ${table}`),
    isNewColumn,
    isEmptyInFormer: (table, name) => isNewColumn(table, name) && !hasDefault(added.columns.get(`${table}.${name}`)),
    isReplacedCheck: (table, name) => added.checks.has(`${table}.${name}`),
    isFormerFunction: (name) => former.functions.has(name),
    isDeclaredCompatible: (name) => declared.includes(name),
  }
}

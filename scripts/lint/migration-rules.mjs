import { isWidening } from './migration-schema.mjs'

const NEVER = {
  AT_DropColumn: 'drops the column',
  AT_SetNotNull: 'forbids null in the column',
  AT_DropConstraint: 'drops the constraint',
  AT_DisableTrig: 'switches off the trigger',
  AT_DisableTrigAll: 'switches off the triggers of',
  AT_DropIdentity: 'takes the numbering from the column',
  AT_DropExpression: 'takes the expression from the column',
}

const KINDS = { OBJECT_TABLE: 'table', OBJECT_INDEX: 'index', OBJECT_TRIGGER: 'trigger', OBJECT_FUNCTION: 'function' }

const hasConstraint = ({ constraints = [] }, ...types) =>
  constraints.some(({ Constraint }) => types.includes(Constraint.contype))

/** Whether the former release's inserts, which do not know the column, leave it without a value. */
const isLeftEmpty = (column, type) =>
  !hasConstraint(column, 'CONSTR_DEFAULT', 'CONSTR_GENERATED', 'CONSTR_IDENTITY') && !/serial$/.test(type)

function checkAddedColumn(table, column, schema) {
  const type = schema.typeNameOf(column)
  const isRequired = hasConstraint(column, 'CONSTR_NOTNULL', 'CONSTR_PRIMARY')
  if (isRequired && isLeftEmpty(column, type)) return `adds the column ${table}.${column.colname} without a default`
  if (hasConstraint(column, 'CONSTR_UNIQUE') && !isLeftEmpty(column, type))
    return `adds the unique column ${table}.${column.colname} with a default, which only one row can have`
  return null
}

/** Columns that the former release does not write and that have no default: null never meets null in a unique index. */
const isAllEmpty = (columns, table, schema) => columns.some((name) => schema.isEmptyInFormer(table, name))

function checkConstraint(table, constraint, schema) {
  const { contype, conname = '', skip_validation: isUnchecked, keys = [] } = constraint
  const name = `${table}.${conname || 'unnamed'}`
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
    return isUnchecked ? null : `adds the constraint ${name} without NOT VALID`
  if (contype === 'CONSTR_EXCLUSION') return `adds the exclusion constraint ${name}`
  const columns = keys.map((key) => key.String.sval)
  return isAllEmpty(columns, table, schema) ? null : `adds the unique constraint ${name} over what is written already`
}

function checkTableChange(table, { subtype, name, def }, schema) {
  if (subtype === 'AT_AddColumn') return checkAddedColumn(table, def.ColumnDef, schema)
  if (subtype === 'AT_AddConstraint') return checkConstraint(table, def.Constraint, schema)
  if (subtype === 'AT_ColumnDefault' && !def) return `drops the default of ${table}.${name}`
  if (subtype === 'AT_AlterColumnType') {
    const [from, to] = [schema.typeOf(table, name), schema.readType(def.ColumnDef.typeName)]
    return isWidening(from, to) ? null : `changes the type of ${table}.${name}`
  }
  if (subtype === 'AT_SetNotNull' && schema.isNewColumn(table, name)) return null
  if (subtype === 'AT_DropConstraint' && schema.isReplacedCheck(table, name)) return null
  return subtype in NEVER ? `${NEVER[subtype]} ${table}${name ? `.${name}` : ''}` : null
}

function checkAlterTable({ relation, cmds, objtype }, schema) {
  const table = relation.relname
  if (objtype !== 'OBJECT_TABLE' || schema.isNewTable(table)) return []
  return cmds.map(({ AlterTableCmd }) => checkTableChange(table, AlterTableCmd, schema))
}

function namesOf(object) {
  const parts = object.List?.items ?? object.ObjectWithArgs?.objname ?? object.TypeName?.names ?? [object]
  return parts.map((part) => part.String?.sval ?? '')
}

function checkDrop({ removeType, objects }, schema) {
  return objects.map((object) => {
    const names = namesOf(object)
    const kind = KINDS[removeType] ?? removeType.replace('OBJECT_', '').toLowerCase()
    return schema.isNew(kind, names) ? null : `drops the ${kind} ${names.join('.')}`
  })
}

function checkIndex({ idxname, relation, indexParams, unique }, schema) {
  const columns = indexParams.map(({ IndexElem }) => IndexElem.name)
  if (!unique || schema.isNewTable(relation.relname) || isAllEmpty(columns, relation.relname, schema)) return null
  return `makes the unique index ${idxname} over what is written already`
}

function checkFunction({ replace, funcname }, schema) {
  const name = funcname.at(-1).String.sval
  if (!replace || !schema.isFormerFunction(name) || schema.isDeclaredCompatible(name)) return null
  return `replaces the function ${name}: say "-- compatible: ${name}, <why>" in the header when the former release may call it`
}

/** A block cannot be read as statements: its words are. */
function checkBlock({ args }) {
  const text = args.map(({ DefElem }) => DefElem.arg?.String?.sval ?? '').join('\n')
  const word = /\b(drop|rename|truncate|set\s+not\s+null|type)\b/i.exec(text)?.[0]
  return word ? `holds the word ${word} in a DO block, which cannot be checked` : null
}

const checkRename = ({ relation, subname, newname }) =>
  `renames ${[relation?.relname, subname].filter(Boolean).join('.')} to ${newname}`

const checkTrigger = ({ replace, relation, trigname }, schema) =>
  replace && !schema.isNewTable(relation.relname) ? `replaces the trigger ${trigname}` : null

/** By kind of statement; every other kind only adds, or changes data. */
const CHECKS = {
  AlterTableStmt: checkAlterTable,
  DropStmt: checkDrop,
  RenameStmt: checkRename,
  AlterObjectSchemaStmt: () => 'moves an object to another schema',
  AlterEnumStmt: ({ oldVal }) => (oldVal ? `renames the value ${oldVal}` : null),
  IndexStmt: checkIndex,
  CreateFunctionStmt: checkFunction,
  CreateTrigStmt: checkTrigger,
  TruncateStmt: () => 'empties a table',
  DoStmt: checkBlock,
}

/** What of one statement the former release cannot live with, in words that follow the migration's name. */
export function findContractions(statement, schema) {
  const [[kind, node]] = Object.entries(statement)
  const found = CHECKS[kind]?.(node, schema) ?? []
  return [found].flat().filter(Boolean)
}

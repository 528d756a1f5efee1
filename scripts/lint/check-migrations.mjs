import { parse } from 'libpg-query'
import { findContractions } from './migration-rules.mjs'
import { buildSchema } from './migration-schema.mjs'

const BREAKPOINT = '--> statement-breakpoint'
const CONTRACTS = /^-- contracts: (\S+), expanded in (\d+\.\d+\.\d+)$/m

/** The comment lines at the top of a migration. */
const headerOf = (sql) => /^(?:--(?!>).*\n)*/.exec(sql)?.[0] ?? ''

async function readStatements({ tag, sql }) {
  try {
    const parts = await Promise.all(sql.split(BREAKPOINT).map((part) => parse(part)))
    return parts.flatMap(({ stmts = [] }) => stmts.map(({ stmt }) => stmt))
  } catch (error) {
    throw new Error(`${tag}: ${error.message}`)
  }
}

/** -1, 0 or 1, as the numbers of two versions compare. */
function compareVersions(one, other) {
  const [a, b] = [one, other].map((version) => version.split('.').map(Number))
  const index = a.findIndex((number, place) => number !== b[place])
  return index < 0 ? 0 : Math.sign(a[index] - b[index])
}

/** Why a migration may not contract, or null; undefined where its header does not say that it does. */
function checkHeader({ tag, sql }, released, formerVersion) {
  const [, expansion, version] = CONTRACTS.exec(headerOf(sql)) ?? []
  if (!expansion) return undefined
  if (!released.some((migration) => migration.tag === expansion))
    return `${tag}: contracts ${expansion}, which is no migration of the former release`
  if (compareVersions(version, formerVersion) > 0)
    return `${tag}: contracts what was expanded in ${version}, newer than the former release ${formerVersion}`
  return null
}

/**
 * Checks that each migration which the former release does not have only expands, or names in its header the released
 * migration that it contracts. `released` and `fresh` are `{ tag, sql }` in the order of the journal. Returns one line a
 * fault.
 */
export async function checkMigrations({ released, fresh, formerVersion }) {
  const read = (migrations) => Promise.all(migrations.map(readStatements))
  const [former, added] = [(await read(released)).flat(), await read(fresh)]
  return fresh.flatMap((migration, index) => {
    const fault = checkHeader(migration, released, formerVersion)
    if (fault !== undefined) return fault ?? []
    const schema = buildSchema(former, added.slice(0, index + 1).flat(), headerOf(migration.sql))
    const found = added[index].flatMap((statement) => findContractions(statement, schema))
    return found.map((what) => `${migration.tag}: ${what}; expand now and contract one release later`)
  })
}

import { parseArgs } from 'node:util'
import { eq } from 'drizzle-orm'
import { normaliseEmail } from '@/domain/member/rules'
import { schema, type TenantDatabase } from '../platform/database/client'
import { readEnvironment } from '../platform/env/env'
import { hashPassword } from '../platform/passwords/passwords'
import { randomToken } from '../platform/shared/secrets'
import { withRegistry } from '../tenancy/service'
import { insertStaff, newStaffSchema } from './people/accounts'
import { setMedicalPermission } from './people/permissions'
import { endStaffSessions } from './sessions'

const { deskLog, staff } = schema

const HELP = `npm run staff -- add --company lykia --email ada@operator.example --first-name Ada --last-name Lane --role manager --locale en
npm run staff -- password --company lykia --email ada@operator.example
Both print a password for the next sign-in, at which the person chooses another. Roles: staff, manager.
npm run staff -- grant --permission medical-documents --company lykia --email ada@operator.example
npm run staff -- revoke --permission medical-documents --company lykia --email ada@operator.example
Only accounts with this permission open the documents of health requests; no role includes it.`

const PERMISSION = 'medical-documents'
const TASKS = ['add', 'password', 'grant', 'revoke'] as const

/** 12 bytes: 16 signs, 96 bits. */
const PASSWORD_BYTES = 12

const say = (text: string): void => void process.stdout.write(`${text}\n`)

interface Given {
  email: string
  'first-name': string
  'last-name': string
  role: string
  locale: string
}

async function add(db: TenantDatabase, given: Given, password: string, now: number): Promise<string> {
  const { email, role, locale } = given
  const person = { email, role, locale, firstName: given['first-name'], lastName: given['last-name'], password }
  const parsed = newStaffSchema.safeParse(person)
  if (!parsed.success)
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  return db.transaction(async (transaction) => {
    const row = await insertStaff(transaction, parsed.data, { mustChangePassword: true, now })
    if (!row) throw new Error(`${parsed.data.email} has an account already`)
    const subject = { subject: 'staff', subjectId: row.id, label: row.email }
    const after = { email: row.email, role: row.role }
    await transaction.insert(deskLog).values({ at: new Date(now), action: 'staffAdded', ...subject, after })
    return row.email
  })
}

async function reset(db: TenantDatabase, { email }: Given, password: string, now: number): Promise<string> {
  const passwordHash = await hashPassword(password)
  return db.transaction(async (transaction) => {
    const [row] = await transaction
      .update(staff)
      .set({ passwordHash, mustChangePassword: true, active: true })
      .where(eq(staff.email, normaliseEmail(email)))
      .returning()
    if (!row) throw new Error(`nobody at this desk has the address ${email}`)
    await endStaffSessions(transaction, row.id, null, now)
    const subject = { subject: 'staff', subjectId: row.id, label: row.email }
    await transaction.insert(deskLog).values({ at: new Date(now), action: 'passwordReset', ...subject })
    return row.email
  })
}

async function permit(db: TenantDatabase, { email }: Given, isAllowed: boolean, now: number): Promise<string> {
  const address = await setMedicalPermission(db, email, isAllowed, now)
  if (address === null) throw new Error(`nobody at this desk has the address ${email}`)
  return `${address} ${isAllowed ? 'may open medical documents' : 'may no longer open medical documents'}`
}

async function run(): Promise<void> {
  const text = { type: 'string', default: '' } as const
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      help: { type: 'boolean', default: false },
      company: text,
      email: text,
      'first-name': text,
      'last-name': text,
      permission: text,
      role: { type: 'string', default: 'staff' },
      locale: { type: 'string', default: 'en' },
    },
  })
  const task = TASKS.find((known) => known === positionals[0])
  if (values.help || !task) return say(HELP)
  const isPermission = task === 'grant' || task === 'revoke'
  if (isPermission && values.permission !== PERMISSION) throw new Error(`the only permission is '${PERMISSION}'`)
  await withRegistry(readEnvironment(process.env), async (registry) => {
    await registry.start()
    const db = registry.getDatabase(values.company)
    if (!db) throw new Error(`no tenant is called '${values.company}'`)
    await registry.migrateTenant(values.company)
    if (isPermission) return say(await permit(db, values, task === 'grant', Date.now()))
    const password = randomToken(PASSWORD_BYTES)
    const email = await (task === 'add' ? add : reset)(db, values, password, Date.now())
    say(`${email} signs in at /desk/${values.company} with ${password}`)
  })
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

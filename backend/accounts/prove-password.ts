import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { hashPassword, needsRehash, requirePasswordLength, verifyPassword } from '../platform/passwords/passwords'
import { requireOtherSettings } from '../settings/service'
import { buildChosenPassword, checkPassword, type PasswordRow } from './mailed-password'
import { admit, type Place } from './sign-in-guard'

const ownPasswordLimit = createLimit('own-password', 10, 15 * 60)

interface Attempt<Row extends PasswordRow> {
  /** What the tries are counted under: the address, behind a prefix for people of agencies. */
  account: string
  /** Null for an unknown address, which costs the same. */
  row: Row | null
  /** Only a mailed password lets in, since it proves the mailbox. */
  needsProof?: boolean
  place: Place
  password: string
}

/**
 * Whose password it is, whether it was the own one or a mailed one, and a new hash where the stored one is to be replaced. Throws
 * `invalidCredentials`, and `tooManyRequests` for too many tries.
 */
export async function provePassword<Row extends PasswordRow>(
  context: CallContext,
  { account, row, needsProof = false, place, password }: Attempt<Row>,
): Promise<{ row: Row; matched: 'own' | 'mailed'; rehashed: string | null }> {
  const { forgive, isOverrun } = await admit(context, account, place)
  const matched = await checkPassword(row, password, context.now, isOverrun)
  if (!row || !matched || (needsProof && matched !== 'mailed'))
    throw new ApiError(isOverrun ? 'tooManyRequests' : 'invalidCredentials')
  await forgive()
  const rehashed = matched === 'own' && needsRehash(password) ? await hashPassword(password) : null
  return { row, matched, rehashed }
}

/** Throws `invalidCredentials`; a stolen session must not guess the password without end. `account` tells the accounts of a tenant apart. */
export async function requireOwnPassword(
  context: CallContext,
  account: string,
  row: PasswordRow | undefined,
  password: string,
): Promise<void> {
  await ownPasswordLimit.consume(context, account)
  if (!(await verifyPassword(row?.passwordHash, password))) throw new ApiError('invalidCredentials')
  await ownPasswordLimit.reward(context, account)
}

/** Columns of the password that a signed-in person chose instead of the current one. Throws as `requireOwnPassword` does. */
export async function replacePassword(
  context: CallContext,
  account: string,
  row: PasswordRow | undefined,
  { password, current }: { password: string; current: string },
): Promise<PasswordRow> {
  const { minimumPasswordLength } = await requireOtherSettings(context.db)
  await requireOwnPassword(context, account, row, current)
  requirePasswordLength(password, minimumPasswordLength)
  if (row?.mustChangePassword && password === current)
    throw new ApiError('invalidRequest', { fields: { password: 'unchanged' } })
  return buildChosenPassword(password)
}

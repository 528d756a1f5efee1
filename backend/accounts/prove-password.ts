import type { CallContext } from '../platform/http/context'
import { ApiError } from '../platform/http/errors'
import { createLimit } from '../platform/limits/limits'
import { hashPassword, needsRehash, requirePasswordLength, verifyPassword } from '../platform/passwords/passwords'
import { requireOtherSettings } from '../settings/service'
import { buildChosenPassword, checkPassword, type PasswordRow } from './mailed-password'
import { admit, type Place } from './sign-in-guard'

const ownPasswordLimit = createLimit('own-password', 10, 15 * 60)

interface Attempt<Row extends PasswordRow> {
  /** The key of the attempt counters: the e-mail address, with a prefix for agency users. */
  account: string
  /** Null for an unknown address. The check takes as long as for a known one. */
  row: Row | null
  /** If true, only a mailed password is accepted, because it proves the mailbox. */
  needsProof?: boolean
  place: Place
  password: string
}

/**
 * Verifies a password. Returns the account's row, whether the own or the mailed password matched, and a new hash if the
 * stored one must be replaced. Throws `invalidCredentials`, and `tooManyRequests` after too many attempts.
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

/**
 * Throws `invalidCredentials` for a wrong password. Attempts are limited, so that a stolen session cannot guess the
 * password. `account` identifies the account within the tenant.
 */
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

/** Returns the columns of the new password that a signed-in person chose. Throws as `requireOwnPassword` does. */
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

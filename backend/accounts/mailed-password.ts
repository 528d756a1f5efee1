import { hashPassword, verifyPassword } from '../platform/passwords/passwords'
import { randomToken } from '../platform/shared/secrets'

const HOUR = 3_600_000
const MAILED_PASSWORD_HOURS = 24
/** 9 bytes are 12 characters, or 72 bits. */
const MAILED_PASSWORD_BYTES = 9

/** The columns that members and agency users share. */
export interface PasswordRow {
  passwordHash: string
  temporaryPasswordHash: string | null
  temporaryPasswordExpires: Date | null
  mustChangePassword: boolean
}

type Expiry = PasswordRow['temporaryPasswordExpires']

const isOver = (expires: Expiry, now: number) => expires === null || expires.getTime() <= now

/**
 * Returns which of the two passwords matches, or null. A mailed password is valid for 24 hours, used or not (decisions
 * 8). A refusal always costs two comparisons (one with `mailedOnly`), so that its duration reveals neither whether the
 * account exists nor whether a mailed password is pending.
 */
export async function checkPassword(
  row: PasswordRow | null,
  password: string,
  now: number,
  mailedOnly: boolean,
): Promise<'own' | 'mailed' | null> {
  if (!mailedOnly && (await verifyPassword(row?.passwordHash, password))) {
    if (row?.mustChangePassword && isOver(row.temporaryPasswordExpires, now)) return null
    return 'own'
  }
  const mailed = row && !isOver(row.temporaryPasswordExpires, now) ? row.temporaryPasswordHash : null
  return (await verifyPassword(mailed, password)) ? 'mailed' : null
}

/** On its first use, the mailed password replaces the old one. It keeps its expiry and must be changed. */
export function toAdopted(row: PasswordRow): PasswordRow {
  return {
    passwordHash: row.temporaryPasswordHash ?? row.passwordHash,
    temporaryPasswordHash: null,
    temporaryPasswordExpires: row.temporaryPasswordExpires,
    mustChangePassword: true,
  }
}

/** The columns of a password that the person chose. They clear the mailed password. */
export async function buildChosenPassword(password: string): Promise<PasswordRow> {
  const passwordHash = await hashPassword(password)
  return { passwordHash, temporaryPasswordHash: null, temporaryPasswordExpires: null, mustChangePassword: false }
}

/** Creates a random password for a mail. It is valid beside the old password until its first use. */
export async function buildMailedPassword(now: number) {
  const password = randomToken(MAILED_PASSWORD_BYTES)
  return {
    password,
    columns: {
      temporaryPasswordHash: await hashPassword(password),
      temporaryPasswordExpires: new Date(now + MAILED_PASSWORD_HOURS * HOUR),
    },
  }
}

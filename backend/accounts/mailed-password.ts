import { hashPassword, verifyPassword } from '../platform/passwords/passwords'
import { randomToken } from '../platform/shared/secrets'

const HOUR = 3_600_000
const MAILED_PASSWORD_HOURS = 24
/** 9 bytes: 12 signs, 72 bits. */
const MAILED_PASSWORD_BYTES = 9

/** The columns that members and people of agencies share. */
export interface PasswordRow {
  passwordHash: string
  temporaryPasswordHash: string | null
  temporaryPasswordExpires: Date | null
  mustChangePassword: boolean
}

type Expiry = PasswordRow['temporaryPasswordExpires']

const isOver = (expires: Expiry, now: number) => expires === null || expires.getTime() <= now

/**
 * Which of the two passwords this is. A mailed one counts until its 24 hours are over, used or not (decisions 8). A
 * refusal always costs two comparisons (one where `mailedOnly` leaves no more to compare), so that its time tells
 * neither whether there is an account nor whether a password is on its way to it.
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

/** First use: the mailed password takes the old one's place, keeps its end, and asks for another. */
export function toAdopted(row: PasswordRow): PasswordRow {
  return {
    passwordHash: row.temporaryPasswordHash ?? row.passwordHash,
    temporaryPasswordHash: null,
    temporaryPasswordExpires: row.temporaryPasswordExpires,
    mustChangePassword: true,
  }
}

/** A password that the person chose: what was mailed is worth nothing any more. */
export async function buildChosenPassword(password: string): Promise<PasswordRow> {
  const passwordHash = await hashPassword(password)
  return { passwordHash, temporaryPasswordHash: null, temporaryPasswordExpires: null, mustChangePassword: false }
}

/** A random password to be mailed, works beside the old one until it is used. */
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

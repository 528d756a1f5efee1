import { hash, verify } from '@node-rs/argon2'

/** OWASP's minimum for argon2id; the library works off the event loop. */
const PARAMETERS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const MAXIMUM_PARALLEL = 2

let running = 0
const waiting: (() => void)[] = []

/** At most a few hashes at once, so that a burst of sign-ins cannot take all threads. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  while (running >= MAXIMUM_PARALLEL) await new Promise<void>((resolve) => waiting.push(resolve))
  running += 1
  try {
    return await work()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
}

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, PARAMETERS))
}

/** False for a wrong password and for a stored value that is no hash. */
export function verifyPassword(stored: string, password: string): Promise<boolean> {
  return inTurn(() => verify(stored, password).catch(() => false))
}

/** A hash of nothing anybody knows: checked for unknown accounts, so that they take as long as known ones. */
let decoy: Promise<string> | undefined
export function decoyHash(): Promise<string> {
  decoy ??= hashPassword(crypto.randomUUID())
  return decoy
}

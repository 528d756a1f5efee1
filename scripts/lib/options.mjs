import { parseArgs } from 'node:util'

/**
 * Reads positive integers from the command line (`--rounds 50`), else the fallbacks. Throws with a message for an
 * unknown option or an invalid number.
 */
export function readNumbers(fallbacks, args = process.argv.slice(2)) {
  const options = Object.fromEntries(Object.keys(fallbacks).map((name) => [name, { type: 'string' }]))
  const { values } = parseArgs({ args, options })
  return Object.fromEntries(
    Object.entries(fallbacks).map(([name, fallback]) => {
      const value = Number(values[name] ?? fallback)
      if (!Number.isInteger(value) || value < 1) throw new Error(`--${name} wants a whole number above zero`)
      return [name, value]
    }),
  )
}

import type { z } from 'zod'

const unchanging = new WeakSet<object>()

/** Whether an object has passed a `checkedOnce` schema. Data derived from it may then be cached with it. */
export const isUnchanging = (value: object): boolean => unchanging.has(value)

/**
 * The same schema with a cache for objects that are validated repeatedly, such as the cards of a catalogue. An object
 * that has passed is recognised by identity and not validated again. It must not change afterwards.
 */
export function checkedOnce<S extends z.ZodType>(schema: S): S {
  const passed = new WeakMap<object, unknown>()
  const once = schema.clone() as S
  const { run } = once._zod
  once._zod.run = (payload, context) => {
    const { value } = payload
    if (typeof value !== 'object' || value === null) return run(payload, context)
    const known = passed.get(value)
    if (known !== undefined) return Object.assign(payload, { value: known })
    const result = run(payload, context)
    if (!(result instanceof Promise) && result.issues.length === 0) {
      passed.set(value, result.value)
      passed.set(result.value as object, result.value)
      unchanging.add(result.value as object)
    }
    return result
  }
  return once
}

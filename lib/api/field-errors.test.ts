import { expect, test } from 'vitest'
import * as z from 'zod'
import { toFieldErrors } from './field-errors'

const schema = z
  .object({
    email: z.email(),
    name: z.string().min(2),
    guest: z.object({ age: z.int() }),
    repeat: z.string(),
  })
  .refine((form) => form.repeat === form.name, { path: ['repeat'], message: 'mismatch' })

const errorsOf = (form: unknown) => toFieldErrors(schema.safeParse(form).error ?? new z.ZodError([]))

test('each field has the code of its first fault', () => {
  expect(errorsOf({ email: 'x', name: 'a', guest: { age: 'old' } })).toEqual({
    email: 'email',
    name: 'too_small',
    'guest.age': 'invalid_type',
    repeat: 'required',
  })
})

test('a rule of our own gives its own code', () => {
  expect(errorsOf({ email: 'a@b.example', name: 'ab', guest: { age: 1 }, repeat: 'x' })).toEqual({ repeat: 'mismatch' })
})

test('what is wrong with the whole stands under _', () => {
  expect(errorsOf('text')).toEqual({ _: 'invalid_type' })
})

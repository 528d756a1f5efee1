import { describe, expect, test } from 'vitest'
import {
  buildFirstPasswordSchema,
  buildPasswordFormSchema,
  buildProfileFormSchema,
  buildRegisterFormSchema,
  forgotFormSchema,
  loginFormSchema,
} from './form-schemas'

type Schema = { safeParse(value: unknown): { success: boolean; error?: { issues: readonly Issue[] } } }
type Issue = { path: readonly PropertyKey[]; message: string }

/** Maps each invalid field to its first error. */
function faults(schema: Schema, value: unknown): Record<string, string> {
  const found: Record<string, string> = {}
  for (const { path, message } of schema.safeParse(value).error?.issues ?? []) found[path.join('.')] ??= message
  return found
}

describe('login', () => {
  const right = { email: ' ipek@mail.example ', password: 'x', remember: false }
  test.each([
    [{}, {}],
    [{ email: '' }, { email: 'required' }],
    [{ email: 'ipek@' }, { email: 'email' }],
    [{ password: '' }, { password: 'required' }],
    [
      { email: '   ', password: '' },
      { email: 'required', password: 'required' },
    ],
  ])('%j gives %j', (change, expected) => {
    expect(faults(loginFormSchema, { ...right, ...change })).toEqual(expected)
  })
})

describe('registering', () => {
  const schema = buildRegisterFormSchema(4)
  const right = {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@mail.example',
    password: 'abcd',
    passwordConfirmation: 'abcd',
    privacyPolicy: true,
  }
  test.each([
    [{}, {}],
    [{ firstName: ' ' }, { firstName: 'required' }],
    [{ lastName: '' }, { lastName: 'required' }],
    [{ email: 'ipek' }, { email: 'email' }],
    [{ password: 'abc', passwordConfirmation: 'abc' }, { password: 'tooShort' }],
    [
      { password: '', passwordConfirmation: '' },
      { password: 'required', passwordConfirmation: 'required' },
    ],
    [{ passwordConfirmation: 'abce' }, { passwordConfirmation: 'mismatch' }],
    [
      { password: 'abc', passwordConfirmation: 'x' },
      { password: 'tooShort', passwordConfirmation: 'mismatch' },
    ],
    [
      { privacyPolicy: false, passwordConfirmation: 'x' },
      { privacyPolicy: 'agree', passwordConfirmation: 'mismatch' },
    ],
  ])('%j gives %j', (change, expected) => {
    expect(faults(schema, { ...right, ...change })).toEqual(expected)
  })

  test('a tenant may ask for longer passwords', () => {
    const change = { password: 'abcdefg', passwordConfirmation: 'abcdefg' }
    expect(faults(buildRegisterFormSchema(8), { ...right, ...change })).toEqual({ password: 'tooShort' })
  })
})

test('a forgotten password asks for an e-mail address', () => {
  expect(faults(forgotFormSchema, { email: 'x' })).toEqual({ email: 'email' })
  expect(faults(forgotFormSchema, { email: 'x@y.example' })).toEqual({})
})

test('changing the password asks for the old one and the same new one twice', () => {
  const schema = buildPasswordFormSchema(4)
  expect(faults(schema, { currentPassword: '', password: 'abcd', passwordConfirmation: 'abcx' })).toEqual({
    currentPassword: 'required',
    passwordConfirmation: 'mismatch',
  })
})

describe('profile', () => {
  const schema = buildProfileFormSchema('2026-11-21')
  const right = {
    firstName: 'A',
    lastName: 'B',
    phone: '',
    birthDate: '',
    address: '',
    city: '',
    district: '',
    country: '',
    identityNumber: '',
    locale: 'en',
  }
  test.each([
    [{}, {}],
    [{ phone: '+90 (242) 555-01.40' }, {}],
    [{ phone: 'call me' }, { phone: 'phone' }],
    [{ phone: '12' }, { phone: 'phone' }],
    [{ birthDate: '1990-02-28' }, {}],
    [{ birthDate: '28.02.1990' }, {}],
    [{ birthDate: '30.02.1990' }, { birthDate: 'birthDate' }],
    [{ birthDate: '2026-11-21' }, { birthDate: 'birthDate' }],
    [{ birthDate: '0190-02-28' }, { birthDate: 'birthDate' }],
    [{ firstName: '' }, { firstName: 'required' }],
  ])('%j gives %j', (change, expected) => {
    expect(faults(schema, { ...right, ...change })).toEqual(expected)
  })
})

test('a first password is long enough and typed twice alike', () => {
  const schema = buildFirstPasswordSchema(6)
  expect(schema.safeParse({ password: 'secret', passwordConfirmation: 'secret' }).success).toBe(true)
  expect(schema.safeParse({ password: 'short', passwordConfirmation: 'short' }).success).toBe(false)
  expect(schema.safeParse({ password: 'secret', passwordConfirmation: 'secret?' }).success).toBe(false)
})

import { cleanup, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '@/components/toasts/notify'
import { LOCALES, type Locale } from '@/domain/shared/locales'
import { CALLS } from '@/domain/wire/calls'
import { callOperator } from '@/lib/api/browser'
import type { AuthTab } from '@/lib/auth/auth-paths'
import { registerMember, signIn } from '@/lib/auth/client-session'
import type errors from '@/messages/en/errors.json'
import type member from '@/messages/en/member.json'
import { AuthPanel } from './auth-panel'

/** Tests every sentence of spec 5 and 8 that the three forms can show, each in one language; the languages rotate. */

vi.mock('@/lib/auth/client-session', () => ({
  signIn: vi.fn(),
  registerMember: vi.fn(),
  getRememberedEmail: vi.fn(async () => null),
}))
vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
vi.mock('@/components/toasts/notify', () => ({ notify: vi.fn() }))

const CALL_OF = { login: CALLS.login, register: CALLS.register, forgot: CALLS.forgotPassword } as const
const SEND = { login: 'login', register: 'register', forgot: 'send' } as const

interface Messages {
  member: typeof member
  errors: typeof errors
}

async function read(locale: Locale): Promise<Messages> {
  const texts = await Promise.all([
    import(`../../messages/${locale}/member.json`),
    import(`../../messages/${locale}/errors.json`),
  ])
  return { member: texts[0].default, errors: texts[1].default }
}

const numbered = <T,>(rows: readonly T[]) =>
  rows.map((row, index) => [LOCALES[index % LOCALES.length] as Locale, row] as const)

async function open(locale: Locale, tab: AuthTab, minimum = 4): Promise<Messages> {
  const messages = await read(locale)
  render(
    <NextIntlClientProvider locale={locale} messages={messages} timeZone="UTC">
      <AuthPanel tab={tab} onTab={() => undefined} onSignedIn={() => undefined} minimumPasswordLength={minimum} />
    </NextIntlClientProvider>,
  )
  return messages
}

const shown = () => screen.getByRole('tabpanel')
const fieldOf = (name: string) => {
  const field = shown().querySelector<HTMLInputElement>(`input[name=${name}]`)
  if (!field) throw new Error(`no field ${name}`)
  return field
}

const RIGHT: Record<AuthTab, Record<string, string>> = {
  login: { email: 'ipek@mail.example', password: 'secret' },
  register: {
    firstName: 'İpek',
    lastName: 'Işık',
    email: 'ipek@mail.example',
    password: 'secret',
    passwordConfirmation: 'secret',
  },
  forgot: { email: 'ipek@mail.example' },
}

async function send({ member }: Messages, tab: AuthTab, values: Record<string, string>, untick = false) {
  const user = userEvent.setup()
  for (const [name, value] of Object.entries({ ...RIGHT[tab], ...values }))
    if (value !== '') await user.type(fieldOf(name), value)
  if (untick) await user.click(within(shown()).getByRole('checkbox'))
  await user.click(within(shown()).getByRole('button', { name: member.auth[SEND[tab]] }))
}

const refusal = (code: string) => ({ ok: false as const, error: { code, status: 400, message: 'not for people' } })

beforeEach(() => {
  vi.clearAllMocks()
})
afterEach(cleanup)

type Fault = 'required' | 'email' | 'tooShort' | 'tooLong' | 'mismatch' | 'agree'

const FAULTS: [AuthTab, string, Record<string, string>, Fault][] = [
  ['login', 'email', { email: '' }, 'required'],
  ['login', 'email', { email: 'ipek@' }, 'email'],
  ['login', 'password', { password: '' }, 'required'],
  ['register', 'firstName', { firstName: '' }, 'required'],
  ['register', 'lastName', { lastName: '' }, 'required'],
  ['register', 'email', { email: '' }, 'required'],
  ['register', 'email', { email: 'ipek' }, 'email'],
  ['register', 'password', { password: '', passwordConfirmation: '' }, 'required'],
  ['register', 'password', { password: 'abc', passwordConfirmation: 'abc' }, 'tooShort'],
  ['register', 'passwordConfirmation', { passwordConfirmation: '' }, 'required'],
  ['register', 'passwordConfirmation', { passwordConfirmation: 'secreT' }, 'mismatch'],
  ['register', 'privacyPolicy', {}, 'agree'],
  ['register', 'firstName', { firstName: 'x'.repeat(81) }, 'tooLong'],
  ['forgot', 'email', { email: '' }, 'required'],
  ['forgot', 'email', { email: 'ipek at mail' }, 'email'],
]

describe('what is wrong with a field', () => {
  test.each(numbered(FAULTS))('in %s: %j', async (locale, [tab, name, values, fault]) => {
    const messages = await open(locale, tab)
    await send(messages, tab, values, fault === 'agree')
    const field = fieldOf(name)
    expect(field).toHaveAttribute('aria-invalid', 'true')
    const said = document.getElementById(field.getAttribute('aria-describedby')?.split(' ').at(-1) ?? '')
    const limit = fault === 'tooLong' ? '{maximum, number}' : '{minimum, number}'
    const figure = new Intl.NumberFormat(locale).format(fault === 'tooLong' ? 200 : 4)
    expect(said?.textContent).toBe(messages.errors.fields[fault].replace(limit, figure))
    for (const call of [signIn, registerMember, callOperator]) expect(call).not.toHaveBeenCalled()
  })
})

describe('what the API refuses', () => {
  const refusals = (Object.keys(CALL_OF) as AuthTab[]).flatMap((tab) =>
    [...(CALL_OF[tab].errors ?? []), 'internal', 'unavailable', 'malformedAnswer', 'nobodyKnows'].map(
      (code) => [tab, code] as const,
    ),
  )

  test.each(numbered(refusals))('in %s: %j', async (locale, [tab, code]) => {
    for (const call of [signIn, registerMember, callOperator]) vi.mocked(call).mockResolvedValue(refusal(code))
    const messages = await open(locale, tab)
    await send(messages, tab, {})
    const { codes } = messages.errors
    const sentence = code === 'nobodyKnows' ? codes.unknown : codes[code as keyof typeof codes]
    expect(await within(shown()).findByRole('alert')).toHaveTextContent(sentence)
    expect(shown()).not.toHaveTextContent('not for people')
    const isToast = tab !== 'forgot' && code !== 'confirmationSent'
    expect(vi.mocked(notify).mock.calls).toEqual(isToast ? [[{ text: sentence, tone: 'bad' }]] : [])
  })
})

describe('what went well', () => {
  test.each(numbered([...LOCALES]))('in %s', async (locale) => {
    const name = 'İpek'
    const member = { ok: true as const, data: { id: 7, firstName: name, mustChangePassword: false } }
    vi.mocked(signIn).mockResolvedValue(member)
    vi.mocked(registerMember).mockResolvedValue(member)
    vi.mocked(callOperator).mockResolvedValue({ ok: true, data: { status: 'ok' } } as never)
    for (const [tab, key] of [
      ['login', 'welcomeLogin'],
      ['register', 'welcomeRegister'],
    ] as const) {
      const messages = await open(locale, tab)
      await send(messages, tab, {})
      const text = messages.member.auth[key].replace('{name}', name)
      expect(notify).toHaveBeenLastCalledWith({ text, tone: 'ok' })
      cleanup()
    }
    const messages = await open(locale, 'forgot')
    await send(messages, 'forgot', {})
    expect(await within(shown()).findByText(messages.member.auth.passwordSent)).toBeInTheDocument()
  })
})

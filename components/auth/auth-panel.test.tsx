import { render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { useState } from 'react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { notify } from '@/components/toasts/notify'
import { callOperator } from '@/lib/api/browser'
import { AUTH_PATHS, type AuthTab } from '@/lib/auth/auth-paths'
import { getRememberedEmail, registerMember, signIn } from '@/lib/auth/client-session'
import errors from '@/messages/en/errors.json'
import member from '@/messages/en/member.json'
import { AuthPanel } from './auth-panel'

vi.mock('@/lib/auth/client-session', () => ({
  signIn: vi.fn(),
  registerMember: vi.fn(),
  getRememberedEmail: vi.fn(async () => null),
}))
vi.mock('@/lib/api/browser', () => ({ callOperator: vi.fn() }))
vi.mock('@/components/toasts/notify', () => ({ notify: vi.fn() }))

const { auth: words, agreement } = member
const enter = vi.mocked(signIn)
const join = vi.mocked(registerMember)
const call = vi.mocked(callOperator)
const ipek = { id: 7, firstName: 'İpek', mustChangePassword: false }
const refusal = (code: string, status: number, fields?: Record<string, string>) => ({
  ok: false as const,
  error: { code, status, message: code, ...(fields ? { fields } : {}) },
})

const onSignedIn = vi.fn()

function Stage({ start = 'login', ...rest }: { start?: AuthTab; error?: string; notice?: string; back?: string }) {
  const [tab, setTab] = useState<AuthTab>(start)
  return (
    <NextIntlClientProvider locale="en" messages={{ member, errors }} timeZone="UTC">
      <AuthPanel tab={tab} onTab={setTab} onSignedIn={onSignedIn} minimumPasswordLength={4} {...rest} />
    </NextIntlClientProvider>
  )
}

const field = (label: string) => screen.getByLabelText(label)
const button = (name: string) => screen.getByRole('button', { name })
const tabNow = () => screen.getByRole('tab', { selected: true }).textContent

beforeEach(() => {
  vi.clearAllMocks()
  vi.mocked(getRememberedEmail).mockResolvedValue(null)
})

describe('logging in', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>) => {
    await user.type(field(words.email), 'ipek@mail.example')
    await user.type(field(words.password), 'secret')
  }

  test('sends what was typed, greets by name and tells the owner', async () => {
    const user = userEvent.setup()
    enter.mockResolvedValue({ ok: true, data: ipek })
    render(<Stage />)
    await fill(user)
    await user.click(screen.getByLabelText(words.remember))
    await user.click(button(words.login))
    expect(enter).toHaveBeenCalledWith({ email: 'ipek@mail.example', password: 'secret', remember: true })
    expect(onSignedIn).toHaveBeenCalledWith(ipek, 'login')
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ text: words.welcomeLogin.replace('{name}', ipek.firstName) }),
    )
  })

  test('an error shows only after something was typed or the form was sent', async () => {
    const user = userEvent.setup()
    render(<Stage />)
    expect(field(words.email)).not.toHaveAttribute('aria-invalid')
    await user.click(field(words.email))
    await user.tab()
    expect(screen.queryByText(errors.fields.required)).not.toBeInTheDocument()
    await user.type(field(words.email), 'ipek')
    expect(field(words.email)).not.toHaveAttribute('aria-invalid')
    await user.tab()
    expect(await screen.findByText(errors.fields.email)).toBeInTheDocument()
    expect(field(words.password)).not.toHaveAttribute('aria-invalid')
    await user.click(button(words.login))
    expect(await screen.findByText(errors.fields.required)).toBeInTheDocument()
    expect(enter).not.toHaveBeenCalled()
  })

  test('while it runs the button says so, spins, and cannot be pressed twice', async () => {
    const user = userEvent.setup()
    let answer: (result: Awaited<ReturnType<typeof signIn>>) => void = () => undefined
    enter.mockReturnValue(new Promise((resolve) => (answer = resolve)))
    render(<Stage />)
    await fill(user)
    await user.click(button(words.login))
    const busy = await screen.findByRole('button', { name: words.loggingIn })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    expect(busy.querySelector('.spin')).not.toBeNull()
    await user.click(busy)
    expect(enter).toHaveBeenCalledTimes(1)
    answer({ ok: true, data: ipek })
    expect(await screen.findByRole('button', { name: words.login })).not.toHaveAttribute('aria-busy')
  })

  test.each([
    ['invalidCredentials', errors.codes.invalidCredentials],
    ['tooManyRequests', errors.codes.tooManyRequests],
    ['unavailable', errors.codes.unavailable],
    ['somethingNew', errors.codes.unknown],
  ])('%s is said in the form and in a toast, and what was typed stays', async (code, text) => {
    const user = userEvent.setup()
    enter.mockResolvedValue(refusal(code, 400))
    render(<Stage />)
    await fill(user)
    await user.click(button(words.login))
    expect(await within(screen.getByRole('alert')).findByText(text)).toBeInTheDocument()
    expect(notify).toHaveBeenCalledExactlyOnceWith({ text, tone: 'bad' })
    expect(field(words.email)).toHaveValue('ipek@mail.example')
    expect(field(words.password)).toHaveValue('secret')
    expect(onSignedIn).not.toHaveBeenCalled()
  })

  test('the remembered address is filled in, unless something was typed before', async () => {
    vi.mocked(getRememberedEmail).mockResolvedValue('ipek@mail.example')
    render(<Stage />)
    await waitFor(() => expect(field(words.email)).toHaveValue('ipek@mail.example'))
    expect(screen.getByLabelText(words.remember)).toBeChecked()
  })

  test('the password can be looked at, and password managers know the fields', async () => {
    const user = userEvent.setup()
    render(<Stage />)
    expect(field(words.email)).toHaveAttribute('autocomplete', 'username')
    expect(field(words.password)).toHaveAttribute('autocomplete', 'current-password')
    await user.click(button(words.showPassword))
    expect(field(words.password)).toHaveAttribute('type', 'text')
  })

  test('is a whole form without scripts', () => {
    render(<Stage back="/de/user" error="invalidCredentials" />)
    const form = field(words.email).closest('form')
    expect(form).toHaveAttribute('method', 'post')
    expect(form).toHaveAttribute('action', AUTH_PATHS.login)
    expect(form?.querySelector('input[name=callbackUrl]')).toHaveValue('/de/user')
    expect(screen.getByText(errors.codes.invalidCredentials)).toBeInTheDocument()
  })
})

describe('the three forms', () => {
  test('tabs and links switch between them', async () => {
    const user = userEvent.setup()
    render(<Stage />)
    expect(tabNow()).toBe(words.tabs.login)
    await user.click(screen.getByRole('link', { name: words.toRegister }))
    expect(tabNow()).toBe(words.tabs.register)
    await user.click(screen.getByRole('link', { name: words.toLogin }))
    expect(tabNow()).toBe(words.tabs.login)
    await user.click(screen.getByRole('link', { name: words.forgotLink }))
    expect(tabNow()).toBe(words.tabs.forgot)
    await user.click(screen.getByRole('tab', { name: words.tabs.login }))
    expect(tabNow()).toBe(words.tabs.login)
  })
})

describe('registering', () => {
  const fill = async (user: ReturnType<typeof userEvent.setup>, password = 'secret') => {
    await user.type(field(words.firstName), 'İpek')
    await user.type(field(words.lastName), 'Işık')
    await user.type(field(words.email), 'ipek@mail.example')
    await user.type(field(words.password), password)
    await user.type(field(words.passwordConfirmation), password)
  }

  test('the box is ticked from the start; the form is sent in the language of the page', async () => {
    const user = userEvent.setup()
    join.mockResolvedValue({ ok: true, data: ipek })
    render(<Stage start="register" />)
    expect(screen.getByRole('checkbox')).toBeChecked()
    await fill(user)
    await user.click(button(words.register))
    expect(join).toHaveBeenCalledWith({
      firstName: 'İpek',
      lastName: 'Işık',
      email: 'ipek@mail.example',
      password: 'secret',
      passwordConfirmation: 'secret',
      privacyPolicy: true,
      locale: 'en',
    })
    expect(onSignedIn).toHaveBeenCalledWith(ipek, 'register')
    expect(notify).toHaveBeenCalledWith(
      expect.objectContaining({ text: words.welcomeRegister.replace('{name}', ipek.firstName) }),
    )
  })

  test('everything that is wrong is said beside its field', async () => {
    const user = userEvent.setup()
    render(<Stage start="register" />)
    await user.type(field(words.password), 'abc')
    await user.type(field(words.passwordConfirmation), 'abd')
    await user.click(screen.getByRole('checkbox'))
    await user.click(button(words.register))
    expect(await screen.findAllByText(errors.fields.required)).toHaveLength(3)
    expect(screen.getByText(errors.fields.tooShort.replace('{minimum, number}', '4'))).toBeInTheDocument()
    expect(screen.getByText(errors.fields.mismatch)).toBeInTheDocument()
    expect(screen.getByText(errors.fields.agree)).toBeInTheDocument()
    expect(screen.getByRole('checkbox')).toHaveAttribute('aria-invalid', 'true')
    expect(join).not.toHaveBeenCalled()
  })

  test('what the server finds wrong stands beside its field, the rest above', async () => {
    const user = userEvent.setup()
    join.mockResolvedValueOnce(refusal('invalidRequest', 422, { password: 'too_small' }))
    join.mockResolvedValueOnce(refusal('emailhata', 409))
    render(<Stage start="register" />)
    await fill(user)
    await user.click(button(words.register))
    await waitFor(() => expect(field(words.password)).toHaveAttribute('aria-invalid', 'true'))
    await user.click(button(words.register))
    expect(await screen.findByText(errors.codes.emailhata)).toBeInTheDocument()
    const said = vi.mocked(notify).mock.calls.map(([notice]) => notice)
    expect(said).toEqual([
      { text: errors.codes.invalidRequest, tone: 'bad' },
      { text: errors.codes.emailhata, tone: 'bad' },
    ])
  })

  test('the strength of the password is a hint', async () => {
    const user = userEvent.setup()
    render(<Stage start="register" />)
    await user.type(field(words.password), 'abcd')
    expect(screen.getByText(member.strength.weak)).toBeInTheDocument()
    await user.type(field(words.password), ' Kekova-2027')
    expect(screen.getByText(member.strength.strong)).toBeInTheDocument()
  })

  test('the agreement opens as text, and can be tried again', async () => {
    const user = userEvent.setup()
    call.mockResolvedValueOnce(refusal('unavailable', 503))
    call.mockResolvedValueOnce({ ok: true, data: { title: 'The agreement', body: '<p>Be kind.</p>' } } as never)
    render(<Stage start="register" />)
    await user.click(screen.getByRole('link', { name: 'membership agreement' }))
    expect(screen.getByRole('dialog', { name: agreement.title })).toBeInTheDocument()
    await user.click(await screen.findByRole('button', { name: agreement.retry }))
    expect(await screen.findByText('Be kind.')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'The agreement' })).toBeInTheDocument()
    expect(screen.getByRole('checkbox', { hidden: true })).toBeChecked()
  })

  test('the privacy notice opens as text of its own, and leaves the box as it is', async () => {
    const user = userEvent.setup()
    call.mockResolvedValue({ ok: true, data: { title: 'Your data', body: '<p>Kept in Kaş.</p>' } } as never)
    render(<Stage start="register" />)
    await user.click(screen.getByRole('link', { name: 'privacy notice' }))
    expect(await screen.findByText('Kept in Kaş.')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Your data' })).toBeInTheDocument()
    expect(call).toHaveBeenCalledExactlyOnceWith('getPage', { locale: 'en', pageType: 'content', slug: 'privacy' })
    expect(screen.getByRole('checkbox', { hidden: true })).toBeChecked()
  })
})

describe('a forgotten password', () => {
  const send = async () => {
    const user = userEvent.setup()
    render(<Stage start="forgot" />)
    await user.type(field(words.email), 'ipek@mail.example')
    await user.click(button(words.send))
  }

  test('is sent, in the language of the page', async () => {
    call.mockResolvedValue({ ok: true, data: { status: 'ok' } })
    await send()
    expect(call).toHaveBeenCalledWith('forgotPassword', { email: 'ipek@mail.example', locale: 'en' })
    expect(await screen.findByText(words.passwordSent)).toBeInTheDocument()
  })

  test('an unknown address is told so', async () => {
    call.mockResolvedValue(refusal('mailyok', 404))
    await send()
    expect(await screen.findByText(errors.codes.mailyok)).toBeInTheDocument()
    expect(screen.queryByText(words.passwordSent)).not.toBeInTheDocument()
  })
})

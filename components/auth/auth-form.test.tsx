import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { NextIntlClientProvider } from 'next-intl'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test, vi } from 'vitest'
import { AGENCY_PATHS } from '@/lib/agency/agency-paths'
import { AUTH_PATHS } from '@/lib/auth/auth-paths'
import errors from '@/messages/en/errors.json'
import member from '@/messages/en/member.json'
import { AuthForm } from './auth-form'
import type { AuthMode } from './auth-modes'

vi.mock('@/components/toasts/notify', () => ({ notify: vi.fn() }))

const { auth: words } = member

const formIn = (mode: AuthMode) => (
  <NextIntlClientProvider locale="en" messages={{ member, errors }} timeZone="UTC">
    <AuthForm
      mode={mode}
      back="/de/here"
      hidden={{ locale: 'de' }}
      offered={['google']}
      texts={{ submit: 'Send' }}
      send={async () => ({ ok: true, data: null })}
    >
      {() => <input name="typed" />}
    </AuthForm>
  </NextIntlClientProvider>
)

function readForms(mode: AuthMode): HTMLFormElement[] {
  const page = new DOMParser().parseFromString(renderToStaticMarkup(formIn(mode)), 'text/html')
  return [...page.querySelectorAll('form')]
}

test.each<[AuthMode, string]>([
  ['login', AUTH_PATHS.login],
  ['register', AUTH_PATHS.register],
  ['forgot', AUTH_PATHS.forgot],
  ['firstPassword', AUTH_PATHS.password],
  ['agencyLogin', AGENCY_PATHS.login],
  ['agencyForgot', AGENCY_PATHS.forgot],
])('%s is a whole form without scripts: the browser checks it and posts it to %s', (mode, action) => {
  const [form] = readForms(mode)
  expect([form?.getAttribute('method'), form?.getAttribute('action')]).toEqual(['post', action])
  expect(form?.hasAttribute('novalidate')).toBe(false)
  const sent = [...(form?.querySelectorAll('input') ?? [])].map((input) => [input.name, input.getAttribute('value')])
  expect(sent).toEqual([
    ['callbackUrl', '/de/here'],
    ['locale', 'de'],
    ['typed', null],
  ])
})

test('changing a password needs scripts: nothing is posted to the page itself', () => {
  const [form] = readForms('changePassword')
  expect([form?.hasAttribute('method'), form?.hasAttribute('action')]).toEqual([false, false])
  expect(form?.hasAttribute('novalidate')).toBe(true)
})

test('other accounts are offered where a visitor signs in, with the way back', () => {
  const modes: AuthMode[] = ['login', 'register', 'forgot', 'firstPassword', 'changePassword', 'agencyLogin']
  expect(modes.filter((mode) => readForms(mode).length > 1)).toEqual(['login', 'register'])
  const [, provider] = readForms('login')
  expect(provider?.getAttribute('action')).toBe(`${AUTH_PATHS.provider}/google`)
  expect(provider?.querySelector('input')?.getAttribute('value')).toBe('/de/here')
})

test('the button is busy until what follows is done', async () => {
  let go: () => void = () => undefined
  const onDone = vi.fn(() => new Promise<void>((resolve) => (go = resolve)))
  render(
    <NextIntlClientProvider locale="en" messages={{ member, errors }} timeZone="UTC">
      <AuthForm
        mode="forgot"
        texts={{ submit: 'Send', busy: 'Sending', done: 'Sent' }}
        send={async ({ email }) => ({ ok: true, data: email })}
        onDone={onDone}
      >
        {({ register }) => <input aria-label={words.email} {...register('email')} />}
      </AuthForm>
    </NextIntlClientProvider>,
  )
  const user = userEvent.setup()
  await user.type(screen.getByLabelText(words.email), 'ipek@mail.example')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByRole('button', { name: 'Sending' })).toHaveAttribute('aria-busy', 'true')
  expect(onDone).toHaveBeenCalledExactlyOnceWith('ipek@mail.example')
  go()
  expect(await screen.findByRole('button', { name: 'Send' })).not.toHaveAttribute('aria-busy')
  expect(screen.getByRole('status')).toHaveTextContent('Sent')
})

test('a form with which the page goes on is empty again', async () => {
  render(
    <NextIntlClientProvider locale="en" messages={{ member, errors }} timeZone="UTC">
      <AuthForm mode="changePassword" texts={{ submit: 'Send' }} send={async () => ({ ok: true, data: null })}>
        {({ register }) =>
          (['currentPassword', 'password', 'passwordConfirmation'] as const).map((name) => (
            <input key={name} aria-label={name} {...register(name)} />
          ))
        }
      </AuthForm>
    </NextIntlClientProvider>,
  )
  const user = userEvent.setup()
  for (const field of screen.getAllByRole('textbox')) await user.type(field, 'correct horse')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await waitFor(() => expect(screen.getByLabelText('currentPassword')).toHaveValue(''))
})

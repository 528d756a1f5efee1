import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signIn } from '@/lib/auth/client-session'
import errors from '@/messages/en/errors.json'
import member from '@/messages/en/member.json'
import { LoginHost } from './login-host'
import { openLogin } from './open-login'

const router = vi.hoisted(() => ({ push: vi.fn(), refresh: vi.fn() }))
vi.mock('next/navigation', () => ({ useRouter: () => router }))
vi.mock('@/lib/auth/client-session', async (original) => ({
  ...(await original<typeof import('@/lib/auth/client-session')>()),
  signIn: vi.fn(),
  getRememberedEmail: async () => null,
}))
vi.mock('@/components/toasts/notify', () => ({ notify: vi.fn() }))
vi.mock('./load-auth-messages', () => ({
  loadAuthMessages: async () => ({ locale: 'en', messages: { member, errors } }),
}))

const { auth: words } = member
const enter = vi.mocked(signIn)
const tabNow = () => screen.getByRole('tab', { selected: true }).textContent
const dialog = () => screen.findByRole('dialog')
const isOpen = () => document.querySelector('dialog.login-dialog')?.hasAttribute('open') ?? false

async function logIn(mustChangePassword = false) {
  const user = userEvent.setup()
  enter.mockResolvedValue({ ok: true, data: { id: 7, firstName: 'İpek', mustChangePassword } })
  await user.type(screen.getByLabelText(words.email), 'ipek@mail.example')
  await user.type(screen.getByLabelText(words.password), 'secret')
  await user.click(screen.getByRole('button', { name: words.login }))
}

beforeEach(() => {
  vi.clearAllMocks()
  window.history.replaceState(null, '', '/de/p/kekova')
})
afterEach(() => {
  Object.assign(document, { cookie: 'user_id=; Max-Age=0' })
})

test('nothing is drawn before somebody asks', () => {
  const { container } = render(<LoginHost />)
  expect(container).toBeEmptyDOMElement()
})

test('asked before the page came to life, it opens as soon as it has, with the tab that was asked for', async () => {
  openLogin({ tab: 'register' })
  render(<LoginHost />)
  await dialog()
  expect(screen.getByRole('dialog', { name: words.titles.register })).toBeInTheDocument()
  expect(tabNow()).toBe(words.tabs.register)
})

test('after signing in it closes and what needed a member goes on; the page stays', async () => {
  const onSignedIn = vi.fn()
  render(<LoginHost />)
  openLogin({ onSignedIn })
  await dialog()
  await logIn()
  await waitFor(() => expect(onSignedIn).toHaveBeenCalledTimes(1))
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(router.push).not.toHaveBeenCalled()
  expect(router.refresh).not.toHaveBeenCalled()
})

test('a page of the member is drawn anew', async () => {
  window.history.replaceState(null, '', '/de/user/favorites')
  render(<LoginHost />)
  openLogin()
  await dialog()
  await logIn()
  await waitFor(() => expect(router.refresh).toHaveBeenCalledTimes(1))
})

test('who came with a mailed password is led to where it is changed', async () => {
  render(<LoginHost />)
  openLogin()
  await dialog()
  await logIn(true)
  await waitFor(() => expect(router.push).toHaveBeenCalledWith('/de/user/profile'))
})

test('closing gives up what was to follow, and resets to the login', async () => {
  const user = userEvent.setup()
  const onSignedIn = vi.fn()
  render(<LoginHost />)
  openLogin({ onSignedIn })
  await dialog()
  await user.click(screen.getByRole('tab', { name: words.tabs.forgot }))
  await user.click(screen.getByRole('button', { name: words.close }))
  await waitFor(() => expect(isOpen()).toBe(false))
  openLogin()
  await waitFor(() => expect(isOpen()).toBe(true))
  expect(tabNow()).toBe(words.tabs.login)
  await logIn()
  await waitFor(() => expect(isOpen()).toBe(false))
  expect(onSignedIn).not.toHaveBeenCalled()
})

test('a link with data-login opens the dialog for a guest, and is a link for a member and for another window', async () => {
  const user = userEvent.setup()
  const wasStopped: boolean[] = []
  render(
    <>
      <a href="/user" data-login="register">
        Register
      </a>
      <LoginHost />
    </>,
  )
  const link = screen.getByText('Register', { selector: 'a' })
  link.addEventListener('click', (event) => {
    wasStopped.push(event.defaultPrevented)
    event.preventDefault()
  })
  await user.keyboard('{Control>}')
  await user.click(link)
  await user.keyboard('{/Control}')
  Object.assign(document, { cookie: 'user_id=7' })
  await user.click(link)
  Object.assign(document, { cookie: 'user_id=; Max-Age=0' })
  await user.click(link)
  expect(wasStopped).toEqual([false, false, true])
  await dialog()
  expect(tabNow()).toBe(words.tabs.register)
})

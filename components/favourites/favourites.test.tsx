import { combineReducers, configureStore } from '@reduxjs/toolkit'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { authReducer } from '@/store/modules/auth'
import { favouritesLoaded, memberReducer } from '@/store/modules/member'

const makeStore = () => configureStore({ reducer: combineReducers({ auth: authReducer, member: memberReducer }) })

const { shop, call, notice } = vi.hoisted(() => ({
  shop: { store: undefined as unknown, persistor: { flush: vi.fn(async () => undefined) } },
  call: vi.fn(),
  notice: vi.fn(),
}))
vi.mock('@/store/shop', () => ({ requestAction: async (action: (given: unknown) => unknown) => action(shop) }))
vi.mock('@/lib/api/browser', () => ({ callOperator: call }))
vi.mock('./favourite-notices', () => ({ noticeFavourite: notice }))

type Store = ReturnType<typeof makeStore>
const store = () => shop.store as Store
const kept = () => store().getState().member.favourites

const put = (cookie: string) => {
  Object.assign(document, { cookie })
  window.dispatchEvent(new Event('sessionchange'))
}
const refusal = (code: string) => ({ ok: false, error: { code, status: 400, message: code } })

/** Mocks the API: it has the given favourites and accepts every change. */
function answer(favourites: number[] = []) {
  call.mockImplementation(async (name: string) =>
    name === 'getMemberData'
      ? { ok: true, data: { favourites: favourites.map((productId) => ({ productId })) } }
      : { ok: true, data: {} },
  )
}

/** The modules keep state for the life of the page, so each test loads them again. */
async function openPage() {
  vi.resetModules()
  const { FavouriteButton } = await import('./favourite-button')
  const { FavouritesCount } = await import('./favourites-count')
  const { FavouritesIsland } = await import('./favourites-island')
  const { onLoginRequest } = await import('@/components/auth/open-login')
  const asked = vi.fn()
  onLoginRequest(asked)
  const page = render(
    <>
      <FavouriteButton productId={7} label="Heart 7" />
      <FavouriteButton productId={9} label="Heart 9" />
      <p data-testid="count">
        <FavouritesCount />
      </p>
      <FavouritesIsland />
    </>,
  )
  return { asked, page }
}

const heart = (id: number) => screen.getByRole('button', { name: `Heart ${id}` })
const isPressed = (id: number) => heart(id).getAttribute('aria-pressed') === 'true'
const count = () => screen.getByTestId('count').textContent
const changes = () => call.mock.calls.filter(([name]) => name !== 'getMemberData')

beforeEach(() => {
  vi.clearAllMocks()
  shop.store = makeStore()
  vi.stubGlobal('requestIdleCallback', (work: () => void) => setTimeout(work))
  put('user_id=; Max-Age=0')
  answer()
})

describe('a member', () => {
  test('sees the favourites of the API on all hearts and in the counter', async () => {
    put('user_id=3')
    answer([9, 12])
    await openPage()
    await waitFor(() => expect(isPressed(9)).toBe(true))
    expect([isPressed(7), count(), kept()]).toEqual([false, '2', [9, 12]])
    expect(store().getState().auth).toEqual({ strategy: 'local', memberId: 3 })
  })

  test('is asked about once in a visit', async () => {
    put('user_id=3')
    answer([9])
    await openPage()
    await waitFor(() => expect(isPressed(9)).toBe(true))
    const { refreshFavourites } = await import('./favourites-store')
    await refreshFavourites()
    put('user_id=3')
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(call.mock.calls).toEqual([['getMemberData', {}]])
  })

  test('hearts that come later are marked too', async () => {
    put('user_id=3')
    answer([12])
    await openPage()
    await waitFor(() => expect(count()).toBe('1'))
    const late = document.createElement('div')
    late.innerHTML = '<button data-favourite="12" aria-pressed="false">late</button>'
    document.body.append(late)
    await waitFor(() => expect(late.firstElementChild).toHaveAttribute('aria-pressed', 'true'))
    late.remove()
  })

  test('a heart answers at once, and then the API has it', async () => {
    put('user_id=3')
    const user = userEvent.setup()
    await openPage()
    await user.click(heart(7))
    expect(isPressed(7)).toBe(true)
    await waitFor(() => expect(kept()).toEqual([7]))
    expect(changes()).toEqual([['addFavourite', { productId: 7 }]])
    expect(notice).toHaveBeenCalledWith('added', expect.any(Function))
  })

  test('is taken back when it fails, and said', async () => {
    put('user_id=3')
    const user = userEvent.setup()
    await openPage()
    await waitFor(() => expect(call).toHaveBeenCalledWith('getMemberData', {}))
    let refuse: (answer: unknown) => void = () => undefined
    call.mockReturnValue(new Promise((resolve) => (refuse = resolve)))
    await user.click(heart(7))
    expect(isPressed(7)).toBe(true)
    refuse(refusal('unavailable'))
    await waitFor(() => expect(isPressed(7)).toBe(false))
    expect(kept()).toEqual([])
    expect(notice).toHaveBeenCalledWith('failed', undefined)
  })

  test('removing offers undo, which puts it back', async () => {
    put('user_id=3')
    answer([7])
    const user = userEvent.setup()
    await openPage()
    await waitFor(() => expect(isPressed(7)).toBe(true))
    await user.click(heart(7))
    await waitFor(() => expect(notice).toHaveBeenCalledWith('removed', expect.any(Function)))
    expect([isPressed(7), kept()]).toEqual([false, []])
    notice.mock.calls[0]?.[1]()
    await waitFor(() => expect(kept()).toEqual([7]))
  })

  test('quick clicks end where the last one meant', async () => {
    put('user_id=3')
    const user = userEvent.setup()
    await openPage()
    await user.tripleClick(heart(7))
    expect(isPressed(7)).toBe(true)
    await waitFor(() => expect(kept()).toEqual([7]))
    expect(isPressed(7)).toBe(true)
  })

  test('whose session has ended signs in again, and the click is not lost', async () => {
    put('user_id=3')
    const user = userEvent.setup()
    const { asked } = await openPage()
    await waitFor(() => expect(call).toHaveBeenCalledWith('getMemberData', {}))
    call.mockResolvedValueOnce(refusal('unauthenticated'))
    await user.click(heart(7))
    await waitFor(() => expect(asked).toHaveBeenCalled())
    expect(isPressed(7)).toBe(false)
    asked.mock.calls[0]?.[0].onSignedIn()
    await waitFor(() => expect(kept()).toEqual([7]))
  })
})

describe('a guest', () => {
  test('costs no call and no store', async () => {
    await openPage()
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(call).not.toHaveBeenCalled()
    expect(count()).toBe('')
  })

  test('signs in first, and then the heart goes on', async () => {
    const user = userEvent.setup()
    const { asked } = await openPage()
    await user.click(heart(7))
    expect(isPressed(7)).toBe(false)
    expect(call).not.toHaveBeenCalled()
    put('user_id=3')
    asked.mock.calls[0]?.[0].onSignedIn()
    expect(isPressed(7)).toBe(true)
    await waitFor(() => expect(kept()).toEqual([7]))
  })

  test('who had it already loses nothing by asking again', async () => {
    const user = userEvent.setup()
    answer([7, 9])
    const { asked } = await openPage()
    await user.click(heart(7))
    put('user_id=3')
    asked.mock.calls[0]?.[0].onSignedIn()
    await waitFor(() => expect(isPressed(9)).toBe(true))
    expect([kept(), changes()]).toEqual([[7, 9], []])
  })
})

describe('another session', () => {
  test('signing out empties the hearts and what the browser keeps', async () => {
    put('user_id=3')
    answer([7])
    await openPage()
    await waitFor(() => expect(isPressed(7)).toBe(true))
    put('user_id=; Max-Age=0')
    await waitFor(() => expect([isPressed(7), count()]).toEqual([false, '']))
    await waitFor(() => expect(store().getState().auth.memberId).toBeNull())
    expect(kept()).toEqual([])
    expect(shop.persistor.flush).toHaveBeenCalled()
  })

  test('another member never sees the favourites of the one before', async () => {
    store().dispatch({ type: 'auth/signedIn', payload: { strategy: 'local', memberId: 99 } })
    store().dispatch(favouritesLoaded([7]))
    put('user_id=3')
    answer([9])
    await openPage()
    await waitFor(() => expect(isPressed(9)).toBe(true))
    expect(isPressed(7)).toBe(false)
  })
})

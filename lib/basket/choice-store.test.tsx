import { beforeEach, expect, test, vi } from 'vitest'
import { NO_CHOICE, tourChoices } from './tour-choice'

let productId = 0

const shown = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)))

beforeEach(() => {
  productId += 1
  history.replaceState(null, '', '/p/kekova')
})

test('starts empty, reads the address when its page is up, and once it is shown writes what is chosen into it', async () => {
  history.replaceState(null, '', '/p/kekova?utm=1&date=2027-05-12&adults=3#calendar')
  const store = tourChoices(productId)
  const heard = vi.fn()
  store.subscribe(heard)
  expect(store.getSnapshot()).toBe(NO_CHOICE)
  store.open()
  expect(store.getSnapshot()).toMatchObject({ date: '2027-05-12', pax: { adult: 3 } })
  store.set({ session: '09:00' })
  store.set({ date: '2027-05-13' })
  expect(location.search).toContain('date=2027-05-12')
  await shown()
  expect(`${location.pathname}${location.search}${location.hash}`).toBe(
    '/p/kekova?utm=1&date=2027-05-13&adults=3&session=09:00#calendar',
  )
  expect(heard).toHaveBeenCalledTimes(3)
  expect(tourChoices(productId)).toBe(store)
})

test('a page that came after keeps its own address', async () => {
  const store = tourChoices(productId)
  store.open()
  store.set({ date: '2027-05-12' })
  history.replaceState(null, '', '/d/antalya?page=2')
  store.set({ date: '2027-05-13' })
  await shown()
  expect(`${location.pathname}${location.search}`).toBe('/d/antalya?page=2')
})

test('coming back by a bare link starts anew, coming back to the same address keeps the extras', () => {
  const store = tourChoices(productId)
  store.open()
  store.set({ date: '2027-05-13', extras: [{ id: 'snorkel', quantity: 1 }] })
  store.open()
  expect(store.getSnapshot().extras).toHaveLength(1)
  history.replaceState(null, '', '/p/kekova')
  store.open()
  expect(store.getSnapshot()).toEqual(NO_CHOICE)
})

test('a part that comes up in the moment of a choice reads it too', async () => {
  const store = tourChoices(productId)
  store.open()
  store.set({ date: '2027-05-13' })
  store.open()
  expect(store.getSnapshot()).toMatchObject({ date: '2027-05-13' })
  expect(location.search).toBe('?date=2027-05-13')
})

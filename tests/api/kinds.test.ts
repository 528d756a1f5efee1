import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startTestApi, type TestApi } from './harness'

let api: TestApi
let ids: Record<'villa' | 'gulet' | 'motor' | 'car' | 'transfer', number>

beforeAll(async () => {
  api = await startTestApi({ kinds: true })
  const idOf = async (slug: string) => (await api.ask('getProduct', { locale: 'en', slug })).data.id
  ids = {
    villa: await idOf('test-villa'),
    gulet: await idOf('test-gulet'),
    motor: await idOf('test-motor-yacht'),
    car: await idOf('test-car'),
    transfer: await idOf('test-transfer'),
  }
})
afterAll(() => api.stop())

async function dayOf(productId: number, date: string) {
  const { data } = await api.ask('getAvailability', { productId, from: date })
  return data.days.find((day) => day.date === date)
}

describe('the calendar of a kind', () => {
  test('a villa: nights with price and the shortest stay of their season', async () => {
    expect(await dayOf(ids.villa, '2027-06-14')).toMatchObject({
      dayStatus: 'open',
      lowestPrice: '100.00',
      minimumStay: 3,
    })
    expect(await dayOf(ids.villa, '2027-06-15')).toMatchObject({ lowestPrice: '150.00', minimumStay: 5, unitsLeft: 1 })
  })

  test('a closed night blocks the stays that would reach it and names the nearest arrival', async () => {
    const db = api.registry.requireDatabase('alpha')
    await db.execute(`insert into closed_days (product_id, day) values (${ids.villa}, '2027-02-10')`)
    expect(await dayOf(ids.villa, '2027-02-10')).toMatchObject({ reason: 'closed', nearestOpen: '2027-02-11' })
    expect(await dayOf(ids.villa, '2027-02-08')).toMatchObject({ reason: 'minimumStay', nearestOpen: '2027-02-07' })
  })

  test('a week charter opens on Saturdays', async () => {
    expect(await dayOf(ids.gulet, '2027-06-12')).toMatchObject({
      dayStatus: 'open',
      lowestPrice: '2000.00',
      minimumStay: 7,
    })
    expect(await dayOf(ids.gulet, '2027-06-14')).toMatchObject({ reason: 'changeoverDay', nearestOpen: '2027-06-12' })
  })

  test('cars and rides count what is left', async () => {
    expect(await dayOf(ids.car, '2027-06-12')).toMatchObject({ unitsLeft: 3, lowestPrice: '40.00', minimumStay: 1 })
    expect(await dayOf(ids.transfer, '2027-06-12')).toMatchObject({
      unitsLeft: 3,
      lowestPrice: '35.00',
      minimumStay: null,
    })
  })
})

describe('places', () => {
  test('a product names the places of its details, the tariffs theirs', async () => {
    const { data: gulet } = await api.ask('getProduct', { locale: 'en', slug: 'test-gulet' })
    expect(gulet.places).toEqual([
      {
        key: 'gocek-marina',
        placeType: 'marina',
        content: { en: { title: 'Göcek marina' }, de: { title: 'Marina Göcek' } },
        latitude: 36.9,
        longitude: 30.8,
      },
    ])
    const { data } = await api.ask('listTransferTariffs', { locale: 'en' })
    expect(data.tariffs).toMatchObject([{ fromPlace: 'antalya-airport', toPlace: 'side', vehicles: [{}, {}] }])
    expect(data.places.map((place) => place.key)).toEqual(['antalya-airport', 'side'])
  })
})

describe('the transfer query', () => {
  const query = { fromPlace: 'antalya-airport', toPlace: 'side', date: '2027-06-12', time: '14:30' }

  test('lists the vehicles and proposes the cheapest that fits', async () => {
    const { data } = await api.ask('queryTransfer', { ...query, people: 4, luggage: 4 })
    expect(data.success).toBe(true)
    expect(data.vehicles).toMatchObject([
      { vehicle: 'sedan', problem: 'tooManyPersons', limit: 3 },
      { vehicle: 'minivan', problem: null, total: '50.00', unitsLeft: 2, direction: 'outward' },
    ])
    expect(data.proposal).toMatchObject({ rides: [{ vehicle: 'minivan', quantity: 1 }], total: '50.00' })
  })

  test('the other way with a ride back costs both', async () => {
    const { data } = await api.ask('queryTransfer', {
      ...query,
      fromPlace: 'side',
      toPlace: 'antalya-airport',
      people: 2,
      returnRide: { date: '2027-06-19', time: '09:00' },
    })
    expect(data.vehicles[0]).toMatchObject({ direction: 'homeward', total: '70.00', problem: null })
  })

  test('over capacity: two', async () => {
    const { data } = await api.ask('queryTransfer', { ...query, people: 9, luggage: 5 })
    // A van and a saloon for 85.00 are cheaper than two vans for 100.00.
    expect(data.proposal).toMatchObject({
      rides: [
        { vehicle: 'minivan', people: 6 },
        { vehicle: 'sedan', people: 3 },
      ],
      total: '85.00',
    })
    const many = await api.ask('queryTransfer', { ...query, people: 30 })
    expect(many.data).toMatchObject({ success: false, proposal: null })
  })

  test('an unknown route and a way back before the way there', async () => {
    const unknown = await api.ask('queryTransfer', { ...query, toPlace: 'nowhere', people: 2 })
    expect(unknown.data).toEqual({ success: false, vehicles: [], proposal: null, currency: null })
    const back = await api.ask('queryTransfer', {
      ...query,
      people: 2,
      returnRide: { date: '2027-06-12', time: '14:00' },
    })
    expect(back.data.vehicles[0]?.problem).toBe('missingChoice')
    expect((await api.ask('queryTransfer', { ...query, people: 0 })).status).toBe(422)
  })
})

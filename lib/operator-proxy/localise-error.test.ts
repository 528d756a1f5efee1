import { expect, test } from 'vitest'
import { localiseError } from './localise-error'

test('an error that the shop knows is told in its words', async () => {
  const { message } = await localiseError({ code: 'soldOut', status: 409, message: 'sold out' }, 'en')
  expect(message).not.toBe('sold out')
})

test("an unknown error keeps the API's own words", async () => {
  expect(await localiseError({ code: 'strange', status: 400, message: 'Out of tea' }, 'en')).toMatchObject({
    message: 'Out of tea',
  })
})

test("an unknown error without words is 'An error occurred !', in the visitor's language", async () => {
  expect((await localiseError({ code: 'strange', status: 400, message: '' }, 'en')).message).toBe('An error occurred !')
  expect((await localiseError({ code: 'toString', status: 400, message: '' }, 'de')).message).toMatch(/Fehler/)
})

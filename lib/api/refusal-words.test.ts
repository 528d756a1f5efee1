import { expect, test } from 'vitest'
import { wordError } from './refusal-words'

test('an error that the shop knows is told in its words', async () => {
  const { message } = await wordError({ code: 'soldOut', status: 409, message: 'sold out' }, 'en')
  expect(message).not.toBe('sold out')
})

test("an unknown error keeps the API's own words", async () => {
  expect(await wordError({ code: 'strange', status: 400, message: 'Out of tea' }, 'en')).toMatchObject({
    message: 'Out of tea',
  })
})

test("an unknown error without words is 'An error occurred !', in the visitor's language", async () => {
  expect((await wordError({ code: 'strange', status: 400, message: '' }, 'en')).message).toBe('An error occurred !')
  expect((await wordError({ code: 'toString', status: 400, message: '' }, 'de')).message).toMatch(/Fehler/)
})

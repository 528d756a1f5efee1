import { expect, test } from 'vitest'
import { finishAnswer, isKnownTo, ResponseCache } from './response-cache'

test('an answer is kept for its stamp alone, a failure for none', async () => {
  const answers = new ResponseCache()
  const made = Promise.resolve(finishAnswer(Buffer.from('{"a":1}')))
  await answers.store('alpha /list?a', '1 2026-11-21', made)
  expect(await answers.find('alpha /list?a', '1 2026-11-21')).toBe(await made)
  expect(answers.find('alpha /list?a', '2 2026-11-21')).toBeUndefined()
  expect(answers.find('beta /list?a', '1 2026-11-21')).toBeUndefined()
  const failing = answers.store('alpha /list?a', '2 2026-11-21', Promise.reject(new Error('away')))
  await expect(failing).rejects.toThrow('away')
  await Promise.resolve()
  expect(answers.find('alpha /list?a', '2 2026-11-21')).toBeUndefined()
})

test.each([
  [undefined, false],
  ['"other"', false],
  ['"other", W/"SAME"', true],
  ['*', true],
])('If-None-Match %s', (header, isKnown) => {
  const answer = finishAnswer(Buffer.from('{}'))
  expect(isKnownTo(header?.replace('"SAME"', answer.etag), answer)).toBe(isKnown)
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTarget, type Target } from './target'
import { createWire, type Send } from './wire'

let target: Target
let send: Send
beforeAll(async () => {
  target = await openTarget()
  send = createWire(target)
})
afterAll(() => target?.stop())

const deep = `{"e_mail":${'['.repeat(5_000)}${']'.repeat(5_000)}}`

test.each([
  ['no company', 'GET', '/setting-get', { company: '' }, undefined, 400, 'companyMissing'],
  ['a company of nobody', 'GET', '/setting-get', { company: 'there_is_none' }, undefined, 404, 'companyUnknown'],
  ['a call of nobody', 'GET', '/there-is-no-such-call', {}, undefined, 404, 'callUnknown'],
  ['a wrong method', 'POST', '/setting-get', {}, '{}', 405, 'methodNotAllowed'],
  ['half a body', 'POST', '/uye-giris-yap-post', {}, '{"e_mail":', 400, 'malformedJson'],
  ['a list', 'POST', '/uye-giris-yap-post', {}, '[]', 422, 'invalidRequest'],
  ['deep nesting', 'POST', '/uye-giris-yap-post', {}, deep, 400, 'malformedJson'],
  ['a form', 'POST', '/uye-giris-yap-post', { 'content-type': 'text/plain' }, 'x', 415, 'unsupportedMediaType'],
  ['too much', 'POST', '/uye-giris-yap-post', {}, `{"x":"${'x'.repeat(70_000)}"}`, 413, 'bodyTooLarge'],
  ['nothing', 'POST', '/uye-giris-yap-post', {}, '{}', 422, 'invalidRequest'],
] as const)('%s is refused in the one shape of refusals', async (_name, method, path, headers, text, status, code) => {
  const answer = await send(method, path, {}, { headers: { ...headers }, ...(text === undefined ? {} : { text }) })
  expect([answer.status, answer.body.code]).toEqual([status, code])
  expect(answer.body).toMatchObject({ success: 0, message: expect.any(String), fields: expect.any(Object) })
  expect(answer.data).toMatchObject({ success: 0, code, status: code })
})

test('fields are named as on the wire, dangerous and unknown keys are dropped', async () => {
  const text = '{"__proto__":{"e_mail":"a@b.example"},"yabanci":1,"sifre":"x"}'
  const { body, status } = await send('POST', '/uye-giris-yap-post', {}, { text })
  expect([status, Object.keys(body.fields as object)]).toEqual([422, ['e_mail']])
})

test('public reads may be asked from anywhere, calls with a token may not', async () => {
  expect((await send('GET', '/setting-get')).headers.get('access-control-allow-origin')).toBe('*')
  const signedIn = await send('GET', '/uye-bilgileri-get', {}, { token: 'x'.repeat(43) })
  expect(signedIn.headers.get('access-control-allow-origin')).toBeNull()
})

import { readFileSync } from 'node:fs'
import { expect, test } from './fixtures'
import { openShop, wantedIn } from './journey'

const ADDRESS = '/api/errors'
const LOG = `${process.env.DATA_DIR ?? '.data'}/logs/storefront.log`

test.use({ allowedErrors: ['the sail tore'] })

/** What the storefront wrote down of errors of this sort. */
const readLog = () =>
  readFileSync(LOG, 'utf8')
    .split('\n')
    .filter((line) => line.includes('the sail tore'))
    .map((line) => JSON.parse(line))

test('an error that nobody catches is told of once, and nothing of the person is', { tag: '@desktop' }, async ({
  page,
}) => {
  await openShop(page, wantedIn('lykia', 'de'))
  const answers: (number | undefined)[] = []
  page.on('requestfinished', async (request) => {
    if (request.url().endsWith(ADDRESS)) answers.push((await request.response())?.status())
  })
  const tear = () =>
    page.evaluate(() => {
      setTimeout(() => {
        throw new TypeError('the sail tore: "Hannah", h@mail.example, +44 7700 900123')
      })
    })
  await tear()
  await expect.poll(() => answers).toEqual([204])
  await tear()
  await page.evaluate(() => void Promise.reject(new Error('the sail tore below')))
  await expect.poll(() => answers).toEqual([204, 204])
  await expect.poll(readLog).toHaveLength(2)
  const [first, second] = readLog()
  expect(first).toMatchObject({
    level: 40,
    msg: 'error in a browser',
    company: 'lykia',
    requestId: expect.stringMatching(/^[\da-f]{32}$/),
    clientError: { kind: 'error', name: 'TypeError', message: 'the sail tore: "…", (e-mail) #', path: '/de' },
  })
  expect(second).toMatchObject({ clientError: { kind: 'rejection', message: 'the sail tore below' } })
  expect(Object.keys(first).sort()).toEqual(
    ['clientError', 'company', 'level', 'msg', 'requestId', 'service', 'time'].sort(),
  )
})

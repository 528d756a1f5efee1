import { expect, test } from './fixtures'
import { findTour, wantedIn } from './journey'

/** Node knows no name below localhost; both lead to the same tenant. */
const ORIGIN = `http://localhost:${process.env.PORT ?? 3000}`

test('a share image is one file, whatever the query string and the Accept header say', { tag: '@desktop' }, async ({
  request,
}) => {
  const { slug } = await findTour(wantedIn('lykia', 'en'))
  const path = `/images/share/en/p/${slug}.jpg`
  const first = await request.get(`${ORIGIN}${path}`)
  expect([first.status(), first.headers()['content-type']]).toEqual([200, 'image/jpeg'])
  const wanted = await first.body()
  for (const [query, accept] of [
    ['?v=1', 'image/avif'],
    ['?v=2&w=100&locale=de', 'image/webp'],
    [`?${'x'.repeat(500)}`, 'text/html'],
  ] as const) {
    const answer = await request.get(`${ORIGIN}${path}${query}`, { headers: { accept, 'user-agent': accept } })
    expect((await answer.body()).equals(wanted), query).toBe(true)
  }
  for (const other of [path.replace('/en/', '/EN/'), path.replace('/p/', '/x/'), path.replace('.jpg', '.png')])
    expect((await request.get(`${ORIGIN}${other}`)).status(), other).toBe(404)
})

import { readPage } from './shop.mjs'

const TIMES = 5
/** What a storefront asks by itself, whoever visits. */
const BY_ITSELF = /http_route="(\/cache-invalidations|\/ended-tags|\/health|\/kiraci-listele|\/metrics)"/

async function countCalls(api, token) {
  const answer = await fetch(`${api}/metrics`, { headers: { authorization: `Bearer ${token}` } })
  if (!answer.ok) throw new Error(`the API shows no figures: ${answer.status}`)
  const lines = (await answer.text()).split('\n')
  return lines
    .filter((line) => line.startsWith('http_server_request_duration_seconds_count{') && !BY_ITSELF.test(line))
    .reduce((sum, line) => sum + Number(line.split(' ').at(-1)), 0)
}

/** How often the operator API is asked for one visit of a page that was visited before. */
export async function measureCalls({ shop, host, path, api, token }) {
  await readPage(`${shop}${path}`, host)
  const before = await countCalls(api, token)
  for (let time = 0; time < TIMES; time += 1) await readPage(`${shop}${path}`, host)
  return ((await countCalls(api, token)) - before) / TIMES
}

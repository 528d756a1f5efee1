/** Slow 4G as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms to and fro. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6e6 * 0.9) / 8,
  uploadThroughput: (750e3 * 0.9) / 8,
}
const SLOWDOWN = 4

/** Makes a page as slow as on a phone of the middle class, far from the next mast. */
export async function slowDown(page) {
  const client = await page.context().newCDPSession(page)
  await client.send('Network.enable')
  await client.send('Network.emulateNetworkConditions', SLOW_4G)
  await client.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN })
}

/** The middle one; of an even number the lower. */
export const median = (values) => values.toSorted((one, other) => one - other)[Math.floor((values.length - 1) / 2)]

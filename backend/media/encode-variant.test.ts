import { createHash } from 'node:crypto'
import { expect, it } from 'vitest'
import { ENCODER_SETTINGS } from './encode-variant'
import { ENCODER_VERSION } from './names'

/** Names of version 1 contain no version. After changing the settings, raise `ENCODER_VERSION` and update both here. */
const RECORDED = { version: 2, settings: 'a6458871650ead55' }

it('changed settings of the encoder have a higher version, so that stored variants are made again', () => {
  const settings = createHash('sha256').update(JSON.stringify(ENCODER_SETTINGS)).digest('hex').slice(0, 16)
  expect({ version: ENCODER_VERSION, settings }).toEqual(RECORDED)
})

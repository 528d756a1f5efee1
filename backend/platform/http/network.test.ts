import { describe, expect, test } from 'vitest'
import { anonymiseAddress, networkOf } from './network'

describe('what limits count', () => {
  test.each([
    ['203.0.113.7', '203.0.113.7'],
    ['::ffff:203.0.113.7', '203.0.113.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:0::'],
    ['2001:DB8:0001:2:9::1', '2001:db8:1:0::'],
    ['2001:db8:1:ff::1', '2001:db8:1:0::'],
    ['2001:db8:1:1ff::1', '2001:db8:1:100::'],
    ['2001:db8:1:ab12::1', '2001:db8:1:ab00::'],
    ['2001:db8::1', '2001:db8:0:0::'],
    ['2001:db8::a:b:c:d', '2001:db8:0:0::'],
    ['fe80::1%eth0', 'fe80:0:0:0::'],
    ['::1', '0:0:0:0::'],
    ['unknown', 'unknown'],
  ])('%s', (address, network) => {
    expect(networkOf(address)).toBe(network)
  })
})

describe('what is kept of an address', () => {
  test.each([
    ['203.0.113.7', '203.0.113.0'],
    ['::ffff:203.0.113.7', '203.0.113.0'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::'],
    ['2a02::1:2:3:4', '2a02:0:0::'],
    ['unknown', 'unknown'],
  ])('%s', (address, kept) => {
    expect(anonymiseAddress(address)).toBe(kept)
  })
})

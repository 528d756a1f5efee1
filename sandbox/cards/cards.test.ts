// @vitest-environment node
import { describe, expect, it } from 'vitest'
import { addMoney, splitMoney, trimZeros } from '../money'
import { getBinFacts } from './bins'
import { CARD_FAMILIES, listInstalments, offersInstalments } from './instalments'
import { listTestCards } from './test-cards'

function isLuhn(number: string): boolean {
  const digits = [...number].reverse().map(Number)
  const sum = digits.reduce((total, digit, index) => {
    const doubled = digit * 2
    return total + (index % 2 === 0 ? digit : doubled > 9 ? doubled - 9 : doubled)
  }, 0)
  return sum % 10 === 0
}

describe('test cards', () => {
  it.each(listTestCards())('$number is a card number whose BIN is known', ({ number }) => {
    expect(isLuhn(number)).toBe(true)
    expect(getBinFacts(number)).not.toBeNull()
    expect(getBinFacts(number.slice(0, 8))).toEqual(getBinFacts(number))
  })

  it('are the forty that iyzico publishes', () => {
    expect(listTestCards()).toHaveLength(40)
  })
})

describe('instalments', () => {
  it.each(CARD_FAMILIES)('of %s begin with one payment and cost more the longer they run', (family) => {
    const options = listInstalments('1000', 'TRY', family)
    expect(options[0]).toEqual({ count: 1, total: '1000.00', each: '1000.00' })
    const totals = options.map(({ total }) => Number(total))
    expect(totals).toEqual([...totals].sort((left, right) => left - right))
  })

  it('are for Turkish credit cards and lira only', () => {
    const bonus = getBinFacts('540036')
    const foreign = getBinFacts('540001')
    if (!bonus || !foreign) throw new Error('no such BIN')
    expect([offersInstalments(bonus, 'TRY', 12), offersInstalments(bonus, 'EUR', 12)]).toEqual([true, false])
    expect([offersInstalments(bonus, 'TRY', 4), offersInstalments(foreign, 'TRY', 2)]).toEqual([false, false])
    expect(offersInstalments(foreign, 'TRY', 1)).toBe(true)
  })
})

describe('money', () => {
  it.each([
    ['100', ['1', '1', '1'], ['33.33', '33.33', '33.34']],
    ['0.01', ['1', '1'], ['0.00', '0.01']],
    ['1.2', ['0.3', '0.5', '0.2'], ['0.36', '0.60', '0.24']],
  ])('%s is split without losing a cent', (total, weights, parts) => {
    expect(splitMoney(total, weights)).toEqual(parts)
    expect(addMoney(...parts)).toBe(addMoney(total))
  })

  it.each([
    ['50.00', '50'],
    ['10.50', '10.5'],
    ['10.510', '10.51'],
    ['1000000.10', '1000000.1'],
  ])('%s enters a signature as %s', (amount, signed) => {
    expect(trimZeros(amount)).toBe(signed)
  })
})

import { describe, expect, test } from 'vitest'
import { loadWords } from '../test-support/load-words'
import { makeProduct } from '../test-support/products'
import { buildCancellation } from './cancellation-view'

const contextOf = async () => ({ ...(await loadWords('en')), locale: 'en' as const })

describe('the rule in plain words', () => {
  test('free until 48 hours before, then the deposit stays', async () => {
    const context = await contextOf()
    const { t, common } = context
    const time = common('counts.hours', { count: 48 })
    expect(buildCancellation(makeProduct(), context)).toEqual({
      sentence: t('cancellation.free', { time }),
      after: t('cancellation.depositKept', { percent: '20%' }),
      blocks: [
        { tone: 'full', label: t('cancellation.fullRefund'), begins: t('cancellation.today') },
        { tone: 'part', label: t('cancellation.depositBlock'), begins: t('cancellation.before', { time }) },
      ],
    })
  })

  test('paid in full, nothing comes back after it', async () => {
    const context = await contextOf()
    const view = buildCancellation(makeProduct({ payment: { paymentPlan: 'full', depositPercent: 0 } }), context)
    expect(view.after).toBe(context.t('cancellation.allKept'))
    expect(view.blocks.at(-1)?.tone).toBe('none')
  })

  test('own steps in the order of time, whatever the order they come in', async () => {
    const context = await contextOf()
    const { t, common } = context
    const steps = [
      { hoursBefore: 168, refundPercent: 50 },
      { hoursBefore: 720, refundPercent: 100 },
      { hoursBefore: 24, refundPercent: 0 },
    ]
    const view = buildCancellation(makeProduct({ cancellation: { steps } }), context)
    const week = common('counts.days', { count: 7 })
    expect(view.sentence).toBe(t('cancellation.free', { time: common('counts.days', { count: 30 }) }))
    expect(view.after).toBe(
      t('cancellation.stepsAfter', { steps: t('cancellation.step', { percent: '50%', time: week }) }),
    )
    expect(view.blocks.map(({ tone }) => tone)).toEqual(['full', 'part', 'none'])
    expect(view.blocks.at(-1)?.begins).toBe(t('cancellation.before', { time: week }))
  })

  test('never everything', async () => {
    const context = await contextOf()
    const view = buildCancellation(
      makeProduct({ cancellation: { steps: [{ hoursBefore: 48, refundPercent: 30 }] } }),
      context,
    )
    const time = context.common('counts.hours', { count: 48 })
    expect(view.sentence).toBe(context.t('cancellation.partly', { time, percent: '30%' }))
  })

  test('no refund at all', async () => {
    const context = await contextOf()
    const none = { sentence: context.t('cancellation.none'), after: null, blocks: [] }
    expect(buildCancellation(makeProduct({ freeCancellationHours: null }), context)).toEqual(none)
    expect(buildCancellation(makeProduct({ cancellation: { steps: [] } }), context)).toEqual(none)
  })
})

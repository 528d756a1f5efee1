import { useEffect, useRef, useState } from 'react'
import type { BasketItem } from '@/domain/basket/schema'
import { toSelection } from '@/domain/basket/selection'
import { takeHold } from '@/store/book-directly'
import { useShopDispatch } from '@/store/hooks'
import { type ItemChange, itemChanged } from '@/store/modules/reservations'

/** Steppers are pressed several times in a row: the places are asked for where they come to rest. */
const PAUSE_MS = 300

export type HoldRefusal = Exclude<Awaited<ReturnType<typeof takeHold>>, { result: 'held' }>

const nameOf = (item: BasketItem): string => JSON.stringify(toSelection(item))

function toChange({ date, endDate, session, pax, extras, choice, startTime, endTime }: BasketItem): ItemChange {
  return { date, endDate, session, pax, extras, choice, startTime, endTime }
}

/**
 * Keeps the hold of the direct flow on what its item says: a change takes the new places in place of the old ones, for the time that is
 * left. Where they cannot be had, the item becomes again what is held, and `refusal` says why.
 */
export function useHeldItem(item: BasketItem | undefined): { isMoving: boolean; refusal: HoldRefusal | null } {
  const dispatch = useShopDispatch()
  const name = item ? nameOf(item) : null
  const [heldName, setHeldName] = useState(name)
  const [refusal, setRefusal] = useState<HoldRefusal | null>(null)
  const latest = useRef(item)
  const held = useRef(item)
  const last = useRef(Promise.resolve())

  useEffect(() => {
    latest.current = item
  }, [item])

  useEffect(() => {
    const wanted = latest.current
    if (!wanted || name === heldName) return
    let isGone = false
    const move = async () => {
      if (isGone) return
      const answer = await takeHold(toSelection(wanted))
      if (answer.result === 'held') {
        held.current = wanted
        setHeldName(name)
        setRefusal(null)
      } else if (!isGone && held.current) {
        setRefusal(answer)
        dispatch(itemChanged({ flow: 'direct', key: wanted.key, change: toChange(held.current) }))
      }
    }
    const timer = setTimeout(() => {
      // One after another: each gives back the places of the one before.
      last.current = last.current.then(move)
    }, PAUSE_MS)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [name, heldName, dispatch])

  return { isMoving: name !== heldName, refusal }
}

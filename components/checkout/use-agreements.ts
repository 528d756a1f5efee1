import { useState } from 'react'
import type { Contract } from './agree-step'

interface AgreementsOptions {
  contracts: readonly Contract[]
  /** Whether all contracts were accepted before. */
  initially: boolean
  onChange: (areAllAgreed: boolean) => void
}

/** State of the contract checkboxes: the contracts to accept, and the accepted ones. */
export function useAgreements({ contracts, initially, onChange }: AgreementsOptions) {
  const [agreed, setAgreed] = useState<Record<Contract, boolean>>({ distanceSales: initially, rental: initially })
  return {
    agreed,
    open: contracts.filter((contract) => !agreed[contract]),
    change(contract: Contract, value: boolean) {
      const next = { ...agreed, [contract]: value }
      setAgreed(next)
      onChange(contracts.every((name) => next[name]))
    },
  }
}

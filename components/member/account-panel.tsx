'use client'

import { useState } from 'react'
import type { Account } from '@/domain/member/account-schema'
import { ConsentSection } from './consent-section'
import { DataSection } from './data-section'
import { type ProviderNews, ProviderSection } from './provider-section'
import { SessionSection } from './session-section'

export interface AccountPartProps {
  account: Account
  onChange: (account: Account) => void
  /** The tenant's time zone. */
  zone: string
}

interface AccountPanelProps {
  initial: Account
  zone: string
  hasPassword: boolean
  providers: ProviderNews
}

/** The sections of the account. Each API answer contains the whole account, so that all sections stay consistent. */
export function AccountPanel({ initial, zone, hasPassword, providers }: AccountPanelProps) {
  const [account, setAccount] = useState(initial)
  const part = { account, onChange: setAccount, zone }
  return (
    <>
      <ConsentSection {...part} />
      <SessionSection {...part} />
      <ProviderSection {...part} {...providers} />
      <DataSection hasPassword={hasPassword} />
    </>
  )
}

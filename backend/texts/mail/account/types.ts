interface Words {
  subject: string
  body: string
  /** A second paragraph. */
  hint?: string
  button: string
}

export type AccountOccasion =
  | 'newPlace'
  | 'setPassword'
  | 'confirmAddress'
  | 'confirmAnew'
  | 'passwordEnded'
  | 'confirmBooking'
  | 'alreadyMember'
  | 'memberDeleted'
  | 'agencyReceived'
  | 'agencyApproved'
  | 'agencyRejected'
  | 'agencyPassword'

/** Words of the mails about accounts, of members and of agencies, in one language. */
export type AccountMailTexts = Record<AccountOccasion, Words> & {
  labels: { when: string; device: string; network: string; agency: string; number: string }
}

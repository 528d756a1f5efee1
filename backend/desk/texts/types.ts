import type { FrameTexts } from './frame/en'
import type { LedgerTexts } from './ledger/en'
import type { WorkTexts } from './work/en'

/** Every word of the desk in one language. */
export type DeskTexts = FrameTexts & WorkTexts & LedgerTexts

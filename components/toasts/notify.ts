export interface Notice {
  text: string
  /** 'bad' interrupts a screen reader, the others wait. */
  tone?: 'info' | 'ok' | 'warn' | 'bad'
  /** The way back: 'Undo'. */
  action?: { label: string; run: () => void }
}

/** Says something in passing (spec 9, toasts), from anywhere; what draws it is fetched with the first one. */
export function notify(notice: Notice): void {
  void import('./toast-stage').then(({ showToast }) => showToast(notice))
}

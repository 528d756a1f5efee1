export interface Notice {
  text: string
  /** 'bad' interrupts a screen reader; the others wait. */
  tone?: 'info' | 'ok' | 'warn' | 'bad'
  /** Undo button: its label and handler. */
  action?: { label: string; run: () => void }
}

/** Shows a toast (spec 9, toasts). Can be called from anywhere; the toast code loads on the first call. */
export function notify(notice: Notice): void {
  void import('./toast-stage').then(({ showToast }) => showToast(notice))
}

import { type Notice, notify as show } from './notify'

/** Shows a toast with an undo button (spec 9, toasts). */
export function notifyUndo(text: string, label: string, undo: () => void): void {
  show({ text, action: { label, run: undo } })
}

export function notifyText(text: string, tone: Notice['tone'] = 'info'): void {
  show({ text, tone })
}

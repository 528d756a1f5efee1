import { type Notice, notify as show } from './notify'

/** A sentence in passing with a way back (spec 9, toasts). */
export function notifyUndo(text: string, label: string, undo: () => void): void {
  show({ text, action: { label, run: undo } })
}

export function notifyText(text: string, tone: Notice['tone'] = 'info'): void {
  show({ text, tone })
}

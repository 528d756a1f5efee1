/**
 * Returns true for a click without modifier keys or other buttons, that is one that does not open another window, a
 * menu or a download.
 */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey

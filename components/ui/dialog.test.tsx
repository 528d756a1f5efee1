import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { afterPaint } from './after-paint'
import { Dialog } from './dialog'
import { Drawer } from './drawer'

function Opener({ as: Part = Dialog, onClosed }: { as?: typeof Dialog | typeof Drawer; onClosed?: () => void }) {
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    onClosed?.()
  }
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Filters
      </button>
      <Part
        open={open}
        onClose={close}
        title="All filters"
        closeLabel="Close"
        footer={<button type="button">Show</button>}
      >
        <input aria-label="Price" />
      </Part>
    </>
  )
}

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])('%s: opens as a modal with its name, and its contents are not there before', async (_name, Part) => {
  const user = userEvent.setup()
  const showModal = vi.spyOn(HTMLDialogElement.prototype, 'showModal')
  render(<Opener as={Part} />)
  expect(screen.queryByLabelText('Price')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(screen.getByRole('dialog', { name: 'All filters' })).toHaveAttribute('open')
  expect(showModal).toHaveBeenCalledTimes(1)
  expect(screen.getByLabelText('Price')).toBeInTheDocument()
  showModal.mockRestore()
})

test('the close button closes it, and the contents leave after the movement', async () => {
  const user = userEvent.setup()
  render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.querySelector('dialog')).not.toHaveAttribute('open'))
  expect(screen.getByLabelText('Price')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByLabelText('Price')).not.toBeInTheDocument())
})

test.each([
  ['Dialog', Dialog],
  ['Drawer', Drawer],
])(
  '%s: a field keeps the focus until its close button is let go, so that nothing it says moves the button',
  async (_name, Part) => {
    const user = userEvent.setup()
    render(<Opener as={Part} />)
    await user.click(screen.getByRole('button', { name: 'Filters' }))
    const field = screen.getByLabelText('Price')
    await user.click(field)
    await user.pointer({ target: screen.getByRole('button', { name: 'Close' }), keys: '[MouseLeft>]' })
    expect(field).toHaveFocus()
    await user.pointer({ keys: '[/MouseLeft]' })
    await waitFor(() => expect(document.querySelector('dialog')).not.toHaveAttribute('open'))
  },
)

test('Escape asks the owner, who decides', async () => {
  const user = userEvent.setup()
  const onClosed = vi.fn()
  render(<Opener onClosed={onClosed} />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const cancel = new Event('cancel', { cancelable: true })
  fireEvent(screen.getByRole('dialog'), cancel)
  expect(cancel.defaultPrevented).toBe(true)
  expect(onClosed).toHaveBeenCalledTimes(1)
  // The dialog closes after the next paint, when the rest of the page is no longer inert.
  const dialog = document.querySelector('dialog')
  expect(dialog).toHaveAttribute('data-leaving')
  expect(dialog).toHaveAttribute('open')
  await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
})

test('opened again while it is on its way out, it stays', async () => {
  const view = (open: boolean) => (
    <Dialog open={open} onClose={() => undefined} title="All filters" closeLabel="Close">
      text
    </Dialog>
  )
  const { rerender } = render(view(true))
  rerender(view(false))
  rerender(view(true))
  await afterPaint()
  expect(screen.getByRole('dialog')).toHaveAttribute('open')
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-leaving')
})

test('a press beside the dialog closes it, a press inside does not', async () => {
  const user = userEvent.setup()
  const onClosed = vi.fn()
  render(<Opener onClosed={onClosed} />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  const dialog = screen.getByRole('dialog')
  vi.spyOn(dialog, 'getBoundingClientRect').mockReturnValue(new DOMRect(100, 100, 400, 300))
  fireEvent.mouseDown(dialog, { clientX: 200, clientY: 200 })
  fireEvent.mouseDown(screen.getByLabelText('Price'), { clientX: 10, clientY: 10 })
  expect(onClosed).not.toHaveBeenCalled()
  fireEvent.mouseDown(dialog, { clientX: 20, clientY: 200 })
  expect(onClosed).toHaveBeenCalledTimes(1)
})

test('the page behind keeps the room of its scrollbar, and a dialog over another takes nothing away', async () => {
  const user = userEvent.setup()
  const root = document.documentElement
  const width = vi.spyOn(root, 'clientWidth', 'get').mockReturnValue(window.innerWidth - 15)
  const { unmount } = render(<Opener />)
  await user.click(screen.getByRole('button', { name: 'Filters' }))
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px')
  width.mockReturnValue(window.innerWidth)
  render(
    <Dialog open onClose={() => undefined} title="Second" closeLabel="Close">
      text
    </Dialog>,
  )
  expect(root.style.getPropertyValue('--scrollbar')).toBe('15px')
  unmount()
  width.mockRestore()
})

test('the closing of a dialog within is not its own', () => {
  const onClose = vi.fn()
  render(
    <Dialog open onClose={onClose} title="Outer" closeLabel="Close">
      <dialog data-testid="within" />
    </Dialog>,
  )
  fireEvent(screen.getByTestId('within'), new Event('close', { bubbles: true }))
  expect(onClose).not.toHaveBeenCalled()
  fireEvent(screen.getByRole('dialog', { name: 'Outer' }), new Event('close'))
  expect(onClose).toHaveBeenCalledOnce()
})

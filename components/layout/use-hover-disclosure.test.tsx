import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef } from 'react'
import { expect, test } from 'vitest'
import { useHoverDisclosure } from './use-hover-disclosure'

function Menu() {
  const root = useRef<HTMLDivElement>(null)
  const { isOpen, toggle, events } = useHoverDisclosure(root, '/')
  return (
    <div ref={root} {...events}>
      <button type="button" onClick={toggle}>
        Menu
      </button>
      {isOpen && <p>Contents</p>}
    </div>
  )
}

test('a press that was made as pointing opened it keeps it open, however late it is answered; a later one closes it', async () => {
  render(<Menu />)
  const opener = screen.getByRole('button')
  await userEvent.hover(opener)
  await screen.findByText('Contents')
  const opened = performance.now()
  const click = (moment: number) => {
    const event = createEvent.click(opener)
    Object.defineProperty(event, 'timeStamp', { value: moment })
    fireEvent(opener, event)
  }
  await new Promise((resolve) => setTimeout(resolve, 350))
  click(opened + 50)
  expect(screen.getByText('Contents')).toBeInTheDocument()
  click(opened + 400)
  expect(screen.queryByText('Contents')).toBeNull()
})

import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { usePatientForm } from './use-patient-form'

const schema = z.object({
  name: z.string().check(z.minLength(2, 'name')),
  agreed: z.boolean().check(z.refine((isTicked) => isTicked, 'agreed')),
})

function Sample() {
  const { register, handleSubmit, formState } = usePatientForm<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', agreed: false },
  })
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <input aria-label="name" {...register('name')} />
      <input aria-label="agreed" type="checkbox" {...register('agreed')} />
      <button type="submit">send</button>
      <output>{Object.values(formState.errors).map(({ message }) => String(message))}</output>
    </form>
  )
}

const told = () => screen.getByRole('status').textContent

test('who passes by with Tab is told nothing, and who sends is told everything', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  for (let stops = 0; stops < 3; stops += 1) await user.tab()
  expect(screen.getByRole('button')).toHaveFocus()
  expect(told()).toBe('')
  await user.keyboard('{Enter}')
  expect(told()).toBe('nameagreed')
})

test('what was typed is judged when it is left, then at every letter', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.type(screen.getByLabelText('name'), 'a')
  expect(told()).toBe('')
  await user.tab()
  expect(told()).toBe('name')
  await user.type(screen.getByLabelText('name'), 'b')
  expect(told()).toBe('')
})

test('what was typed and taken away again is missing once it is left', async () => {
  const user = userEvent.setup()
  render(<Sample />)
  await user.type(screen.getByLabelText('name'), 'a{Backspace}')
  await user.tab()
  expect(told()).toBe('name')
})

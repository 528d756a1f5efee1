import { zodResolver } from '@hookform/resolvers/zod'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { useDeferredValidation } from './use-deferred-validation'

const schema = z.object({
  name: z.string().check(z.minLength(2, 'name')),
  agreed: z.boolean().check(z.refine((isTicked) => isTicked, 'agreed')),
})

function Sample() {
  const { register, handleSubmit, formState } = useDeferredValidation<z.infer<typeof schema>>({
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

/** A child registers its field when it renders, after its parent's fields, regardless of its position on the page. */
function Name({
  register,
}: {
  register: ReturnType<typeof useDeferredValidation<z.infer<typeof schema>>>['register']
}) {
  return <input aria-label="name" {...register('name')} />
}

function Mixed() {
  const { register, handleSubmit, formState } = useDeferredValidation<z.infer<typeof schema>>({
    resolver: zodResolver(schema),
    defaultValues: { name: '', agreed: false },
  })
  const { errors } = formState
  return (
    <form noValidate onSubmit={handleSubmit(() => undefined)}>
      <input type="date" hidden aria-label="hidden" aria-invalid={errors.name ? true : undefined} disabled />
      <div>
        <Name register={register} />
        <button type="button" data-invalid={errors.name ? '' : undefined}>
          pick
        </button>
      </div>
      <input
        aria-label="agreed"
        type="checkbox"
        {...register('agreed')}
        aria-invalid={errors.agreed ? true : undefined}
      />
      <button type="submit">send</button>
    </form>
  )
}

test('the first wrong field on the page that can take it gets the focus, whichever was registered first', async () => {
  const user = userEvent.setup()
  render(<Mixed />)
  await user.click(screen.getByRole('button', { name: 'send' }))
  await expect.poll(() => document.activeElement?.textContent).toBe('pick')
})

import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { Field } from './field'
import { Input } from './input'
import { Select } from './select'

test('the label names the control, and the hint describes it', () => {
  render(
    <Field label="Phone" note="optional" hint="With the country’s code">
      {(control) => <Input {...control} type="tel" icon="phone" />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Phone optional' })
  expect(input).toHaveAccessibleDescription('With the country’s code')
  expect(input).not.toHaveAttribute('aria-invalid')
})

test('an error takes the hint’s place and marks the control', () => {
  render(
    <Field label="Phone" hint="With the country’s code" error="Two digits are missing.">
      {(control) => <Input {...control} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Phone' })
  expect(input).toBeInvalid()
  expect(input).toHaveAccessibleDescription('Two digits are missing.')
  expect(screen.queryByText('With the country’s code')).not.toBeInTheDocument()
})

test('two fields with one label do not share their ids', () => {
  render(
    <>
      <Field label="Country">{(control) => <Select {...control} />}</Field>
      <Field label="Country" id="second">
        {(control) => <Select {...control} />}
      </Field>
    </>,
  )
  const [first, second] = screen.getAllByRole('combobox', { name: 'Country' })
  expect(second).toHaveAttribute('id', 'second')
  expect(first?.id).not.toBe('second')
  expect(first).not.toHaveAttribute('aria-describedby')
})

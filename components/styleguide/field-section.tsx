'use client'

import { Field } from '@/components/ui/field'
import { Input } from '@/components/ui/input'
import { PasswordInput } from '@/components/ui/password-input'
import { Select } from '@/components/ui/select'
import { TextArea } from '@/components/ui/text-area'
import type { Words } from './load-words'
import { Specimen } from './specimen'
import { StyleSection } from './style-section'

export function FieldSection({ words }: { words: Words }) {
  return (
    <StyleSection id="fields" title="Fields">
      <div className="sg-grid">
        <Specimen name="Field with Input: empty, with a note">
          <Field label={words.firstName} note={words.optional}>
            {(control) => <Input {...control} placeholder="Hannah" />}
          </Field>
        </Specimen>
        <Specimen name="Input filled, with a hint">
          <Field label={words.email} hint={words.emailHint}>
            {(control) => <Input {...control} type="email" defaultValue="hannah@mail.example" />}
          </Field>
        </Specimen>
        <Specimen name="Input with an error">
          <Field label={words.email} error={words.emailError}>
            {(control) => <Input {...control} type="email" defaultValue="hannah@mail" />}
          </Field>
        </Specimen>
        <Specimen name="Input disabled">
          <Field label={words.firstName}>{(control) => <Input {...control} defaultValue="Hannah" disabled />}</Field>
        </Specimen>
        <Specimen name="Input with icon, lead and trail">
          <Field label={words.phone}>
            {(control) => <Input {...control} type="tel" icon="phone" lead="+44" trail="GB" dir="ltr" />}
          </Field>
        </Specimen>
        <Specimen name="PasswordInput">
          <Field label={words.password}>
            {(control) => (
              <PasswordInput
                {...control}
                showLabel={words.show}
                hideLabel={words.hide}
                autoComplete="off"
                defaultValue="kervan"
              />
            )}
          </Field>
        </Specimen>
        <Specimen name="Select">
          <Field label={words.lengthLegend}>
            {(control) => (
              <Select {...control}>
                <option>{words.oneDay}</option>
                <option>{words.severalDays}</option>
              </Select>
            )}
          </Field>
        </Specimen>
        <Specimen name="TextArea with an error">
          <Field label={words.note} error={words.required}>
            {(control) => <TextArea {...control} />}
          </Field>
        </Specimen>
      </div>
    </StyleSection>
  )
}

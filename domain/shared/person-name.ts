/** Some letters of Unicode, such as the Hangul fillers, are blank: nobody sees them. */
const VISIBLE_LETTER = /(?!\p{Default_Ignorable_Code_Point})\p{L}/u

/** Whether a text can be somebody's name: at least one letter of any script is to be seen. The fault is called `name`. */
export function hasVisibleLetter(text: string): boolean {
  return VISIBLE_LETTER.test(text)
}

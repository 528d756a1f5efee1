export type Direction = 'ltr' | 'rtl'

export type Weight = 'regular' | 'bold'

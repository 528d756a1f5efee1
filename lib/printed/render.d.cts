import type { ReactNode } from 'react'

export declare function renderToStaticMarkup(content: ReactNode): string

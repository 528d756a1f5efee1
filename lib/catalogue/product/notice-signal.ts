/** Which day of the page's product somebody would like to have; null where any would do, since none is offered. */
export interface NoticeWish {
  date: string | null
  people: number
}

type Listener = (wish: NoticeWish) => void

let listener: Listener | null = null

/** Whether the page has somebody who answers: a calendar may stand where no one does. */
export function canAskNotice(): boolean {
  return listener !== null
}

/** Asks for word when a day is free again, from anywhere on a product's page. */
export function askNotice(wish: NoticeWish): void {
  listener?.(wish)
}

/** The one place of the page that answers; returns what ends that. */
export function onNoticeWish(answer: Listener): () => void {
  listener = answer
  return () => {
    if (listener === answer) listener = null
  }
}

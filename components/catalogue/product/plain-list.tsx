interface PlainListProps {
  title: string
  items: readonly string[]
  isOrdered?: boolean | undefined
}

/** Heading and list. Renders nothing without items. */
export function PlainList({ title, items, isOrdered }: PlainListProps) {
  if (items.length === 0) return null
  const List = isOrdered ? 'ol' : 'ul'
  return (
    <>
      <h2>{title}</h2>
      <List>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </List>
    </>
  )
}

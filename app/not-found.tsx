/**
 * Never rendered, since every `notFound` is handled below the root. Without this file Next.js adds its default page,
 * with styles, to the data of every page.
 */
export default function NotFound() {
  return <h1>404</h1>
}

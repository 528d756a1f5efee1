/** Spec 8: text of the error page if its translated messages cannot be loaded. */
export const ERROR_FALLBACK = {
  title: 'Error',
  heading: 'Something went wrong',
  text: 'Please reload the page.',
  retry: 'Reload',
  home: 'Home',
}

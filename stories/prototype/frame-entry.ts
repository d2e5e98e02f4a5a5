/** The URL from which the product's frame loads this script. */
export const scriptUrl = import.meta.url

const { frameElement, location } = window
// Storybook imports this file only for the URL. The product starts only inside its frame.
if (frameElement && location.pathname.endsWith('/prototype-frame.html'))
  void import('./frame-screen.tsx').then(({ startProduct }) => startProduct(frameElement))

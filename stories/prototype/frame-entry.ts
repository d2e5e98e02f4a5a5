/** This script's URL, so that the product's frame can load the script too. */
export const scriptUrl = import.meta.url

const { frameElement, location } = window
// Storybook imports this file only for the URL. Only the product's frame starts the product.
if (frameElement && location.pathname.endsWith('/prototype-frame.html'))
  void import('./frame-screen.tsx').then(({ startProduct }) => startProduct(frameElement))

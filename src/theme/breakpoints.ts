// Minimum viewport widths, so `phone` means wider than a phone. Import them as a namespace, `breakpoint`. The build
// inlines them, unlike the properties of an object.

export const narrow = '360px'
export const phone = '481px'
export const tablet = '768px'
/** The brand panel appears at this width. */
export const columns = '901px'
export const desktop = '1024px'
export const wide = '1440px'

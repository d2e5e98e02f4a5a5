/** Minimum viewport widths, so `phone` means wider than a phone. The brand panel appears at `columns`. */
export const breakpoint = {
  narrow: '360px',
  phone: '481px',
  tablet: '768px',
  columns: '901px',
  desktop: '1024px',
  wide: '1440px',
}

/** Minimum widths. `columns` is where the brand panel appears. */
export const breakpoint = {
  narrow: '360px',
  phone: '481px',
  tablet: '768px',
  columns: '901px',
  desktop: '1024px',
  wide: '1440px',
}

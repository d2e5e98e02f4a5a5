/** A phone with a tick, which the icon set lacks. Its container sets the size. */
export function PhoneCheckGlyph() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <rect x="5.5" y="2.5" width="9" height="15" rx="2.2" />
      <path d="m7.8 10 1.6 1.6 2.9-3.2" />
    </svg>
  )
}

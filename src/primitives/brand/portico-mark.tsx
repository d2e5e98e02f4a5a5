export function PorticoMark({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 26 26" aria-hidden="true" className={className}>
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M2 25V12a11 11 0 0 1 22 0v13h-3.2V12a7.8 7.8 0 0 0-15.6 0v13H2Z"
      />
      <path fill="var(--accent-mark)" d="M8.2 25V12.2a4.8 4.8 0 0 1 9.6 0V25H8.2Z" />
    </svg>
  )
}

import { cx } from 'class-variance-authority'
import type { ComponentProps } from 'react'

// Our own icons, in Lucide's style. They resemble the brands' logos without copying them.

function Glyph({ className, ...rest }: ComponentProps<'svg'>) {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.5}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={cx('size-4.5 text-muted', className)}
      {...rest}
    />
  )
}

export function WeChatGlyph(props: ComponentProps<'svg'>) {
  return (
    <Glyph {...props}>
      <path d="M8.2 12.9c-.8 0-1.5-.1-2.2-.3l-2 1.1.4-1.9C3 10.9 2.2 9.7 2.2 8.2c0-2.6 2.6-4.7 5.9-4.7 3 0 5.4 1.7 5.9 4" />
      <path d="M17.8 12.4c0-2.2-2.2-3.9-4.9-3.9S8 10.2 8 12.4s2.2 3.9 4.9 3.9c.6 0 1.2-.1 1.7-.2l1.7.9-.3-1.6c1.1-.8 1.8-1.8 1.8-3Z" />
    </Glyph>
  )
}

export function WeComGlyph(props: ComponentProps<'svg'>) {
  return (
    <Glyph {...props}>
      <path d="M9 14.7c-.8 0-1.5-.1-2.2-.3l-2.2 1.2.4-2.1C3.5 12.5 2.5 11 2.5 9.3c0-3.1 3-5.5 6.7-5.5 3.3 0 6.1 2 6.6 4.7" />
      <circle cx="14.6" cy="13.6" r="2.3" />
      <path d="M14.6 9.8v1.5m0 4.6v1.5m3.8-3.8h-1.5m-4.6 0h-1.5" />
    </Glyph>
  )
}

export function DingTalkGlyph(props: ComponentProps<'svg'>) {
  return (
    <Glyph {...props}>
      <path d="M2.8 3.8c4.6 3 9.2 4.3 14.4 4.9-.6 2.3-1.9 4.1-3.7 5.4h1.8l-5.7 3.4 1.1-3.4H8.6l1.1-1.7c-2.7-.2-4.6-1.5-5.3-3.6l3.4.7C5.3 8 3.5 6.2 2.8 3.8Z" />
    </Glyph>
  )
}

/** Shows an arch for a company's own login (SSO). */
export function CompanyGlyph(props: ComponentProps<'svg'>) {
  return (
    <Glyph {...props}>
      <path d="M4 17V8.5a6 6 0 0 1 12 0V17M2.5 17h15" />
      <path d="M8 17v-6a2 2 0 0 1 4 0v6" />
    </Glyph>
  )
}

export function AccountGlyph(props: ComponentProps<'svg'>) {
  return (
    <Glyph {...props}>
      <circle cx="10" cy="7" r="3.25" />
      <path d="M3.5 17c.6-3.2 3.2-5 6.5-5s5.9 1.8 6.5 5" />
    </Glyph>
  )
}

import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** The dialing code's box in the field. Identical before and after it becomes a button, to avoid layout shift. */
export const countryCodeBox = cva([
  'flex items-center gap-1 h-full pl-3.5 whitespace-nowrap rounded-control [font-variant-numeric:tabular-nums]',
  'text-touch phone:text-field pointer-coarse:text-touch client:text-body',
  // Browsers set this differently on buttons, which would shift the code by a pixel.
  '[text-rendering:auto]',
])

/** The content of that box: the code, a chevron, and a divider before the number. */
export function CountryCode({ countryCode, mark }: { countryCode: string; mark?: ReactNode }) {
  return (
    <>
      +{countryCode}
      <span className="grid place-items-center size-4 text-subtle">{mark ?? <Icon of={ChevronDown} size="sm" />}</span>
      <span aria-hidden="true" className="w-px h-5.5 ml-1.5 bg-border-strong" />
    </>
  )
}

/** A placeholder until the selector has loaded: shows the current code and takes the same space. */
export function CountryCodeHold({ countryCode }: { countryCode: string }) {
  return (
    <span className={countryCodeBox()}>
      <CountryCode countryCode={countryCode} />
    </span>
  )
}

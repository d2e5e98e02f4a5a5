import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from '../icon.tsx'

/** Classes for the dialing code, which looks the same before and after it becomes a button. */
export const countryCodeBox = cva([
  'flex items-center gap-1 h-full pl-3.5 whitespace-nowrap rounded-control [font-variant-numeric:tabular-nums]',
  'text-touch phone:text-field pointer-coarse:text-touch client:text-body',
  // Browsers set `text-rendering` differently on buttons, which would shift the code by a pixel.
  '[text-rendering:auto]',
])

export function CountryCode({ countryCode, icon }: { countryCode: string; icon?: ReactNode }) {
  return (
    <>
      +{countryCode}
      <span className="grid place-items-center size-4 text-subtle">{icon ?? <Icon of={ChevronDown} size="sm" />}</span>
      <span aria-hidden="true" className="w-px h-5.5 ml-1.5 bg-border-strong" />
    </>
  )
}

/** Shows the dialing code until the country selector has loaded. */
export function CountryCodePlaceholder({ countryCode }: { countryCode: string }) {
  return (
    <span className={countryCodeBox()}>
      <CountryCode countryCode={countryCode} />
    </span>
  )
}

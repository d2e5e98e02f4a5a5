import { cva } from 'class-variance-authority'
import { ChevronDown } from 'lucide'
import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

/** The dialing code's place in the box: the same whether it can be pressed yet or not, so that nothing moves. */
export const countryCodeBox = cva([
  'flex items-center gap-1 h-full pl-3.5 whitespace-nowrap rounded-control [font-variant-numeric:tabular-nums]',
  'text-touch phone:text-field pointer-coarse:text-touch client:text-body',
  // Browsers give a button its own, and the code would move by a pixel as it becomes one.
  '[text-rendering:auto]',
])

/** What stands in that place: the code, a mark that there are more, and a line before the number. */
export function CountryCode({ countryCode, mark }: { countryCode: string; mark?: ReactNode }) {
  return (
    <>
      +{countryCode}
      <span className="grid place-items-center size-4 text-subtle">{mark ?? <Icon of={ChevronDown} size="sm" />}</span>
      <span aria-hidden="true" className="w-px h-5.5 ml-1.5 bg-border-strong" />
    </>
  )
}

/** In place of the selector until it has arrived: says which code counts, and takes its room. */
export function CountryCodeHold({ countryCode }: { countryCode: string }) {
  return (
    <span className={countryCodeBox()}>
      <CountryCode countryCode={countryCode} />
    </span>
  )
}

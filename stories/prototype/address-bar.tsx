import { ArrowLeft, PanelRight, RotateCw } from 'lucide'
import { Icon } from '../../src/primitives/icon.tsx'
import { Copy, type PanelPartProps, Select } from './panel-parts.tsx'
import { addressOf, keyOf, nameOf, screenKeys } from './places.ts'
import styles from './prototype.module.css'

type AddressBarProps = Pick<PanelPartProps, 'prototype' | 'state'> & {
  /** Storybook's URL for the current state. */
  link: string
}

/** A browser's address bar: any address of the product can be typed into it. */
export function AddressBar({ prototype, state, link }: AddressBarProps) {
  const { args, shown, canGoBack, isNewcomer } = state
  const currentKey = shown && keyOf(shown.path)
  return (
    <div className={styles.bar}>
      <button type="button" aria-label="Back" disabled={!canGoBack} onClick={prototype.back}>
        <Icon of={ArrowLeft} />
      </button>
      <button type="button" aria-label="Load again" onClick={prototype.reload}>
        <Icon of={RotateCw} size="sm" />
      </button>
      <form
        className={styles.address}
        onSubmit={(event) => {
          event.preventDefault()
          const address = new FormData(event.currentTarget).get('address')
          if (typeof address === 'string') void prototype.visit(address)
        }}
      >
        {/* Uncontrolled, so that it can be edited; each page that opens resets it. */}
        <input key={shown?.id} name="address" aria-label="Address" defaultValue={shown?.path} spellCheck={false} />
      </form>
      {shown?.isNewWindow && <span className={styles.mark}>new window</span>}
      <Select label="Go to" value={currentKey ?? ''} onChoose={(key) => void prototype.visit(addressOf(key))}>
        {currentKey === undefined && <option value="">elsewhere</option>}
        {screenKeys.map((key) => (
          <option key={key} value={key}>
            {nameOf(key)}
          </option>
        ))}
      </Select>
      {isNewcomer && <span className={styles.mark}>link without the new account</span>}
      <Copy value={link} label="Copy link" look="text" />
      <button
        type="button"
        aria-label="Panel"
        aria-expanded={args.isPanelOpen}
        onClick={() => prototype.change({ isPanelOpen: !args.isPanelOpen })}
      >
        <Icon of={PanelRight} />
      </button>
    </div>
  )
}

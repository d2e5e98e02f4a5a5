import { ArrowLeft, PanelRight, RotateCw } from 'lucide'
import { Icon } from '../../src/primitives/icon.tsx'
import styles from './prototype.module.css'
import type { CurrentPage, Prototype } from './prototype.ts'

type AddressBarProps = {
  prototype: Prototype
  currentPage?: CurrentPage
  isPanelOpen: boolean
  onTogglePanel: () => void
}

/** A browser's address bar: any address of the product can be typed into it. */
export function AddressBar({ prototype, currentPage, isPanelOpen, onTogglePanel }: AddressBarProps) {
  return (
    <div className={styles.bar}>
      <button type="button" aria-label="Back" onClick={prototype.back}>
        <Icon of={ArrowLeft} />
      </button>
      <button type="button" aria-label="Load again" onClick={prototype.reload}>
        <Icon of={RotateCw} size="sm" />
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const address = new FormData(event.currentTarget).get('address')
          if (typeof address === 'string') void prototype.visit(address)
        }}
      >
        {/* Uncontrolled, so that it can be edited; each page that opens resets it. */}
        <input
          key={currentPage?.id}
          name="address"
          aria-label="Address"
          defaultValue={currentPage?.path}
          spellCheck={false}
        />
      </form>
      <button type="button" aria-label="Panel" aria-expanded={isPanelOpen} onClick={onTogglePanel}>
        <Icon of={PanelRight} />
      </button>
    </div>
  )
}

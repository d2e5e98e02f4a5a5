import { ArrowLeft, PanelRight, RotateCw } from 'lucide'
import { Icon } from '../../src/primitives/icon.tsx'
import type { CurrentPage, Prototype } from './prototype.ts'

type AddressBarProps = {
  prototype: Prototype
  currentPage?: CurrentPage
  isPanelOpen: boolean
  onTogglePanel: () => void
}

const button = 'grid place-items-center w-9 h-9 rounded-inner text-muted hover:bg-surface-pressed hover:text-default'

/** Shows an address bar where reviewers can enter any URL, with buttons to go back, reload and toggle the panel. */
export function AddressBar({ prototype, currentPage, isPanelOpen, onTogglePanel }: AddressBarProps) {
  return (
    <div className="grid grid-cols-[auto_auto_minmax(0,1fr)_auto] gap-2">
      <button type="button" className={button} aria-label="Back" onClick={prototype.back}>
        <Icon of={ArrowLeft} />
      </button>
      <button type="button" className={button} aria-label="Reload" onClick={prototype.reload}>
        <Icon of={RotateCw} size="sm" />
      </button>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          const address = new FormData(event.currentTarget).get('address')
          if (typeof address === 'string') void prototype.visit(address)
        }}
      >
        {/* Uncontrolled, so that rerendering keeps the reviewer's edits. The key resets the input for each page. */}
        <input
          key={currentPage?.id}
          name="address"
          aria-label="Address"
          defaultValue={currentPage?.path}
          className="w-full min-h-9 px-3 border border-field rounded-control bg-surface-raised font-mono text-small"
          spellCheck={false}
        />
      </form>
      <button type="button" className={button} aria-label="Panel" aria-expanded={isPanelOpen} onClick={onTogglePanel}>
        <Icon of={PanelRight} />
      </button>
    </div>
  )
}

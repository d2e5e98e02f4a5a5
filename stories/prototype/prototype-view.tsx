import { useEffect, useMemo, useState, useSyncExternalStore } from 'react'
import { UPDATE_GLOBALS, UPDATE_STORY_ARGS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'
import { getNetwork } from '../../.storybook/networks.ts'
import { getLocale, getMessages } from '../../.storybook/with-page.tsx'
import { AddressBar } from './address-bar.tsx'
import { Panel } from './panel.tsx'
import { ProductFrame } from './product-frame.tsx'
import { createPrototype, type ToolbarSettings } from './prototype.ts'
import { readStart, type Start } from './start.ts'

type PrototypeViewProps = { storyId: string; globals: Record<string, unknown>; start: Start }

/** Returns the toolbar's settings. The object stays the same until a setting changes. */
function useToolbar(globals: Record<string, unknown>): ToolbarSettings {
  const { locale, theme, brand } = globals
  const network = getNetwork(globals)
  return useMemo(
    () => ({
      appearance: {
        locale: getLocale({ locale }),
        messages: getMessages({ locale }),
        theme: String(theme),
        brand: String(brand),
      },
      network,
    }),
    [locale, theme, brand, network],
  )
}

/** Places the panel next to the product if there is room. */
const columns =
  'grid grid-cols-[minmax(0,1fr)] gap-3 p-3 bg-surface-sunken tablet:has-[aside]:grid-cols-[minmax(0,1fr)_280px] wide:has-[aside]:grid-cols-[minmax(0,1fr)_340px] [&_code]:font-mono [&_code]:wrap-anywhere'
/** On a phone, leaves the top of the panel visible below the product, so that reviewers can scroll to it. */
const stage = 'grid grid-cols-[minmax(0,1fr)] grid-rows-[auto_minmax(0,1fr)] gap-3 h-[85vh] tablet:h-[calc(100vh-24px)]'

/** Lets reviewers click through the whole product. The toolbar sets the appearance; the URL sets the initial state. */
export function PrototypeView({ storyId, globals, start }: PrototypeViewProps) {
  const settings = useToolbar(globals)
  const [prototype] = useState(() => {
    const channel = addons.getChannel()
    return createPrototype(readStart(start), settings, {
      onStartChange: (updatedArgs) => channel.emit(UPDATE_STORY_ARGS, { storyId, updatedArgs }),
      onLocaleChange: (locale) => channel.emit(UPDATE_GLOBALS, { globals: { locale } }),
    })
  })
  const state = useSyncExternalStore(prototype.subscribe, prototype.getState)
  const [page, setPage] = useState<Document>()
  const [isPanelOpen, setIsPanelOpen] = useState(true)

  useEffect(() => void prototype.restart(), [prototype])
  useEffect(() => prototype.applySettings(settings), [prototype, settings])

  return (
    <div className={columns} lang="en">
      <main className={stage}>
        <h1 className="sr-only">Prototype</h1>
        <AddressBar
          prototype={prototype}
          currentPage={state.currentPage}
          isPanelOpen={isPanelOpen}
          onTogglePanel={() => setIsPanelOpen(!isPanelOpen)}
        />
        <ProductFrame
          prototype={prototype}
          client={state.start.client}
          currentPage={state.currentPage}
          onReady={setPage}
        />
      </main>
      {isPanelOpen && <Panel prototype={prototype} state={state} page={page} />}
    </div>
  )
}

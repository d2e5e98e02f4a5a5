import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { AddressBar } from './address-bar.tsx'
import { useFrameFacts } from './frame-fields.ts'
import { Panel } from './panel.tsx'
import { ProductFrame } from './product-frame.tsx'
import styles from './prototype.module.css'
import { createPrototype } from './prototype.ts'
import { type PrototypeArgs, readArgs } from './prototype-args.ts'
import type { ToolbarSettings } from './prototype-state.ts'

type PrototypeViewProps = ToolbarSettings & {
  /** What it starts with; it starts over when they change. */
  args: PrototypeArgs
  /** Storybook's URL for a state. */
  linkTo: (args: PrototypeArgs) => string
  /** Called with what a link to the current state contains. */
  onArgs: (args: PrototypeArgs) => void
}

/** The whole product to click through, with a panel for everything that a reviewer would otherwise have to wait for or imagine. */
export function PrototypeView({ args, linkTo, onArgs, onLocale, look, network }: PrototypeViewProps) {
  const [prototype] = useState(() => createPrototype({ args: readArgs(args), look, network, onLocale }))
  const state = useSyncExternalStore(prototype.subscribe, prototype.getState)
  const [page, setPage] = useState<Document>()
  const facts = useFrameFacts(page)
  /** The args that were reported and have not come back yet. */
  const reported = useRef<string[]>([])

  const requested = JSON.stringify(readArgs(args))
  const begin = useEffectEvent(() => {
    // Reported args come back as the story's args, later and perhaps not all of them.
    const index = reported.current.indexOf(requested)
    reported.current.splice(0, index + 1)
    if (index < 0) void prototype.begin(readArgs(args))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: starts over only when the args change
  useEffect(() => begin(), [requested])

  const current = JSON.stringify(state.args)
  const report = useEffectEvent(() => {
    if (current === (reported.current.at(-1) ?? requested)) return
    reported.current.push(current)
    onArgs(state.args)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports each state once
  useEffect(() => report(), [current])

  useEffect(() => prototype.applySettings({ look, network, onLocale }), [prototype, look, network, onLocale])

  return (
    <div className={styles.prototype} lang="en">
      <main className={styles.stage}>
        <h1 className="sr-only">Prototype</h1>
        <AddressBar prototype={prototype} state={state} link={linkTo(state.args)} />
        <ProductFrame prototype={prototype} client={state.args.client} shown={state.shown} onReady={setPage} />
      </main>
      {state.args.isPanelOpen && <Panel prototype={prototype} state={state} page={page} facts={facts} />}
    </div>
  )
}

import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react'
import { AddressBar } from './address-bar.tsx'
import { useFrameFacts } from './frame-fields.ts'
import { Panel } from './panel.tsx'
import { ProductFrame } from './product-frame.tsx'
import styles from './prototype.module.css'
import { createPrototype } from './prototype.ts'
import { type PrototypeArgs, readArgs } from './prototype-args.ts'
import type { Surroundings } from './prototype-state.ts'

type PrototypeViewProps = Surroundings & {
  /** Where it begins; other ones begin anew. */
  args: PrototypeArgs
  /** The catalogue's address for a state. */
  linkTo: (args: PrototypeArgs) => string
  /** Told of what a link to the present state holds. */
  onArgs: (args: PrototypeArgs) => void
}

/** The whole product to click through, and a panel beside it for all that a reviewer would have to wait for or to imagine. */
export function PrototypeView({ args, linkTo, onArgs, onLocale, look, network }: PrototypeViewProps) {
  const [prototype] = useState(() => createPrototype({ args: readArgs(args), look, network, onLocale }))
  const state = useSyncExternalStore(prototype.subscribe, prototype.getState)
  const [page, setPage] = useState<Document>()
  const facts = useFrameFacts(page)
  const told = useRef<string[]>([])

  const wanted = JSON.stringify(readArgs(args))
  const begin = useEffectEvent(() => {
    // What was told comes back as the story's args, late and maybe not all of it.
    const place = told.current.indexOf(wanted)
    told.current.splice(0, place + 1)
    if (place < 0) void prototype.begin(readArgs(args))
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: other args begin anew, and nothing else does
  useEffect(() => begin(), [wanted])

  const present = JSON.stringify(state.args)
  const tell = useEffectEvent(() => {
    if (present === (told.current.at(-1) ?? wanted)) return
    told.current.push(present)
    onArgs(state.args)
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once for each state
  useEffect(() => tell(), [present])

  useEffect(() => prototype.surround({ look, network, onLocale }), [prototype, look, network, onLocale])

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

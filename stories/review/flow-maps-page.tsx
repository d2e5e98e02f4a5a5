import { staysAnywhere, wordsOf } from '../../tools/flow-map/arrows.ts'
import { counts } from '../../tools/flow-map/counts.ts'
import { areas, type Flow } from '../../tools/flow-map/flow.ts'
import { flows } from '../../tools/flow-map/flows.ts'
import { counted } from './counted.ts'
import { FlowMapDrawing } from './flow-map-drawing.tsx'
import { EdgeTable, StateTable } from './flow-map-tables.tsx'
import styles from './flow-maps.module.css'
import { ScreenTable } from './screen-table.tsx'
import { StoryLink } from './story-link.tsx'

/** Which flow shows; none: all of them as a list. It stands in the story's address, so that a link shows the same. */
export type FlowMapsPageProps = { flow?: string }

const overview = { metaId: 'review-flow-maps', story: 'Default' }
const oneFlow = { metaId: 'review-flow-maps', story: 'OneFlow' }

const groups = areas.map((area) => ({ area, members: flows.filter((flow) => flow.area === area) }))

function FlowLink({ flow, current }: { flow: Flow; current?: string }) {
  return (
    <StoryLink to={oneFlow} args={`flow:${flow.id}`} isCurrent={flow.id === current} className={styles.link}>
      {flow.title}
    </StoryLink>
  )
}

function Navigation({ current }: { current?: string }) {
  return (
    <nav className={styles.nav} aria-label="Flows">
      <StoryLink to={overview} isCurrent={current === undefined} className={styles.link}>
        All flows
      </StoryLink>
      {groups.map(({ area, members }) => (
        <section key={area} aria-label={area}>
          <h2>{area}</h2>
          <ul>
            {members.map((flow) => (
              <li key={flow.id}>
                <FlowLink flow={flow} current={current} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function Counts({ of }: { of: readonly Flow[] }) {
  const { states, edges, stories } = counts(of)
  const rows = Object.entries({ ...(of.length > 1 && { flows: of.length }), states, edges, stories })
  return (
    <dl className={styles.counts}>
      {rows.map(([name, count]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{count}</dd>
        </div>
      ))}
    </dl>
  )
}

function Overview() {
  return (
    <>
      <Counts of={flows} />
      {groups.map(({ area, members }) => (
        <section key={area}>
          <h2>{area}</h2>
          <ul className={styles.flows} aria-label={area}>
            {members.map((flow) => {
              const { states, edges, stories } = counts([flow])
              return (
                <li key={flow.id}>
                  <h3>
                    <FlowLink flow={flow} />
                  </h3>
                  <p>{flow.about.replaceAll('`', '')}</p>
                  <p className={styles.muted}>
                    {counted(states, 'state')}, {counted(edges, 'edge')}, {counted(stories, 'story')}
                  </p>
                </li>
              )
            })}
          </ul>
        </section>
      ))}
    </>
  )
}

function Screens() {
  return (
    <section>
      <h2>From screen to screen</h2>
      <p className={styles.muted}>
        The links of each screen, read from the code of its page. Where the server’s answer decides, as after a login,
        no link is listed.
      </p>
      <ScreenTable />
    </section>
  )
}

function OneFlow({ flow }: { flow: Flow }) {
  const stays = staysAnywhere(flow.edges)
  return (
    <>
      <section>
        <h2>{flow.title}</h2>
        <p className={styles.muted}>{flow.about.replaceAll('`', '')}</p>
        <Counts of={[flow]} />
        <FlowMapDrawing flow={flow} />
        <p className={styles.muted}>
          A box opens its story. Dotted lines lead back; the outlined dot marks where the flow begins.
          {stays.length > 0 && ` These events change nothing: ${stays.map(wordsOf).join(', ')}.`}
        </p>
      </section>
      <section>
        <h3>States</h3>
        <StateTable flow={flow} />
      </section>
      <section>
        <h3>Edges</h3>
        <p className={styles.muted}>
          Generated from <code>{flow.source}</code>. Its tests are in <code>{flow.test}</code>.
        </p>
        <EdgeTable flow={flow} />
      </section>
    </>
  )
}

/** The maps of all flows, drawn from their machines: which states there are, what leads where, and what shows and proves it. */
export function FlowMapsPage({ flow: id }: FlowMapsPageProps) {
  const flow = flows.find((one) => one.id === id)
  return (
    <div className={styles.page} lang="en">
      <header className={styles.header}>
        <h1>Flow maps</h1>
        <p>
          Every path a person can take through the product, generated from the state machines of the code. Each state
          links to the story that shows it, and each flow names its tests.
        </p>
      </header>
      <Navigation current={flow?.id} />
      <main className={styles.main}>
        {flow ? (
          <OneFlow flow={flow} />
        ) : (
          <>
            {id && <p role="alert">There is no flow “{id}”.</p>}
            <Overview />
            <Screens />
          </>
        )}
      </main>
    </div>
  )
}

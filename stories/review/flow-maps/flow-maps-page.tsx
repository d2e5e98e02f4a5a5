import { areas, countFlows, type Flow } from '../../../tools/flow-map/flow.ts'
import { flows } from '../../../tools/flow-map/flows.ts'
import { Cards, filterRowClasses, ReviewDocument, Select, Status } from '../document.tsx'
import { Inline } from '../inline.tsx'
import { storyLinkProps } from '../story-link.tsx'
import { useUrlArgs } from '../url-args.ts'
import { pluralize } from '../words.ts'
import { FlowMapDrawing } from './drawing.tsx'
import { ScreenTable, StateTable } from './tables.tsx'

/** The selected flow, or `all` for a list. Kept in the story's URL, so that a link opens the same view. */
export type FlowMapsPageProps = { flow: string }

const options = [['all', 'All flows'], ...flows.map(({ id, title }) => [id, title] as const)] as const

const heading = 'pb-2 text-heading-sm'

function summarize(selectedFlows: readonly Flow[]): string {
  const { states, edges, stories } = countFlows(selectedFlows)
  return `${pluralize(states, 'state')}, ${pluralize(edges, 'edge')}, ${pluralize(stories, 'story')}`
}

function Overview() {
  return (
    <>
      {areas.map((area) => (
        <section key={area}>
          <h2 className={heading}>{area}</h2>
          <Cards aria-label={area}>
            {flows
              .filter((flow) => flow.area === area)
              .map((flow) => (
                <li key={flow.id}>
                  <h3>
                    <a {...storyLinkProps(`review-flow-maps--default&args=flow:${flow.id}`)}>{flow.title}</a>
                  </h3>
                  <p>
                    <Inline text={flow.about} />
                  </p>
                  <p className="text-muted">{summarize([flow])}</p>
                </li>
              ))}
          </Cards>
        </section>
      ))}
      <section>
        <h2 className={heading}>Links between screens</h2>
        <p className="text-muted">
          The links on each screen, extracted from its page’s code. Navigation that depends on the server’s response,
          such as to the page after a login, is not listed.
        </p>
        <ScreenTable />
      </section>
    </>
  )
}

function FlowSection({ flow }: { flow: Flow }) {
  return (
    <section>
      <h2 className={heading}>{flow.title}</h2>
      <p className="text-muted">
        <Inline text={flow.about} />
      </p>
      <FlowMapDrawing flow={flow} />
      <p className="text-muted">
        Click a box to open its state’s story. A dashed box has no story. Dotted lines lead back to earlier states. A
        circle marks the start. The map is generated from <code>{flow.source}</code>. The tests are in{' '}
        <code>{flow.test}</code>.
      </p>
      <StateTable flow={flow} />
    </section>
  )
}

/** Lists all flows, or shows the map of one, generated from its state machine, with links to its states' stories. */
export function FlowMapsPage(initialArgs: FlowMapsPageProps) {
  const [{ flow: id }, updateArgs] = useUrlArgs(initialArgs)
  const flow = flows.find((candidate) => candidate.id === id)
  return (
    <ReviewDocument
      title="Flow maps"
      intro="Every path that a user can take through the product, generated from the state machines in the code. Each state links to its story, if it has one, and each flow lists its tests."
    >
      <div className={filterRowClasses}>
        <Select
          label="Flow"
          value={flow?.id ?? 'all'}
          options={options}
          onChoose={(chosen) => updateArgs({ flow: chosen })}
        />
        <Status>{flow ? summarize([flow]) : `${pluralize(flows.length, 'flow')}, ${summarize(flows)}`}</Status>
      </div>
      {flow ? <FlowSection flow={flow} /> : <Overview />}
    </ReviewDocument>
  )
}

import type { CodeFacts, CodeStatus } from '../../mocks/codes/codes.ts'
import type { Message } from '../../mocks/model.ts'
import { fields, fillIn } from './frame-fields.ts'
import styles from './panel.module.css'
import { Copy, PanelButton, type PanelPartProps, Section, useNow } from './panel-parts.tsx'
import { codeScreens, keyOf } from './places.ts'
import { authenticatorCode } from './second-devices.ts'

const channels: Record<Message['channel'], string> = { sms: 'SMS', voice: 'Call', email: 'Mail', wechat: 'WeChat' }

/** Why a code is no longer valid. */
const endings: Record<Exclude<CodeStatus, 'good'>, string> = {
  used: 'used',
  replaced: 'replaced by a newer code',
  expired: 'expired',
  'tried-too-often': 'too many wrong tries',
}

type CodeProps = { code: string; about?: CodeFacts } & Pick<PanelPartProps, 'page' | 'facts' | 'state'>

function Code({ code, about, state: { shown }, page, facts }: CodeProps) {
  const { purpose, status = 'good' } = about ?? {}
  const currentKey = shown && keyOf(shown.path)
  const isForScreen = currentKey !== undefined && purpose !== undefined && codeScreens[purpose].includes(currentKey)
  const mark = status === 'good' ? facts.hasCodeField && !isForScreen && 'for another purpose' : endings[status]
  return (
    <div className={styles.code}>
      <code className={status === 'good' ? undefined : styles.over}>{code}</code>
      {status === 'good' && <Copy value={code} label={`Copy ${code}`} />}
      {mark && <span className={styles.ended}>{mark}</span>}
      {facts.hasCodeField && isForScreen && status === 'good' && (
        <PanelButton aria-label={`Fill in ${code}`} onClick={() => fillIn(page, fields.code, code)}>
          Fill in
        </PanelButton>
      )}
    </div>
  )
}

function Authenticator({ state, page, facts }: PanelPartProps) {
  const { world, person } = state
  const shown = authenticatorCode(world, person)
  if (shown === undefined) return undefined
  return (
    <li className={styles.message}>
      <p>
        <strong>Authenticator</strong> <span className={styles.muted}>{person.title}, now</span>
      </p>
      <Code code={shown.code} about={shown.facts} state={state} page={page} facts={facts} />
    </li>
  )
}

/** The "sent" messages, newest first. Nothing ever leaves the prototype. */
export function MessagesSection(props: PanelPartProps) {
  const { prototype, state, page, facts } = props
  const { outbox, peek } = state.world.service
  // Re-render with time: authenticator codes change and codes expire without an event.
  useNow(state.world.now)
  return (
    <Section title="Messages" count={outbox.length}>
      {outbox.length === 0 && <p className={styles.muted}>Codes and links that the product sends arrive here.</p>}
      <ol className={styles.list}>
        <Authenticator {...props} />
        {outbox.toReversed().map((message) => {
          const { at, channel, to, purpose, code, link } = message
          return (
            <li key={`${at} ${to} ${code ?? link}`} className={styles.message}>
              <p>
                <strong>{channels[channel]}</strong> <span className={styles.muted}>to {to}</span>
              </p>
              <p className={styles.muted}>{purpose}</p>
              {code !== undefined && (
                <Code code={code} about={peek.code(message)} state={state} page={page} facts={facts} />
              )}
              {link !== undefined && (
                <PanelButton onClick={() => void prototype.visit(link)}>Open the link</PanelButton>
              )}
            </li>
          )
        })}
      </ol>
    </Section>
  )
}

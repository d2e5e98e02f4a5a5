import { useEffect, useState } from 'react'
import type { CodeStatus } from '../../mocks/codes/codes.ts'
import type { Message } from '../../mocks/model.ts'
import { getAuthenticatorCode } from './devices.ts'
import { FillIn, PanelButton, type PanelPartProps, row, Section } from './panel-parts.tsx'

const channels: Record<Message['channel'], string> = { sms: 'SMS', voice: 'Call', email: 'Email', wechat: 'WeChat' }

/** Why a code is no longer valid. */
const invalidReasons: Record<Exclude<CodeStatus, 'valid'>, string> = {
  used: 'used',
  replaced: 'replaced by a newer code',
  expired: 'expired',
  'too-many-attempts': 'too many failed attempts',
}

const card = 'grid justify-items-start gap-1 px-3 py-2.5 rounded-inner bg-surface-sunken text-small'

type CodeProps = { code: string; status?: CodeStatus; page?: Document }

function Code({ code, status = 'valid', page }: CodeProps) {
  return (
    <div className={row}>
      <code className={`text-title tabular-nums ${status === 'valid' ? '' : 'text-muted line-through'}`}>{code}</code>
      {status === 'valid' ? (
        <FillIn page={page} values={{ code }} aria-label={`Fill in ${code}`}>
          Fill in
        </FillIn>
      ) : (
        <span className="text-small text-muted">{invalidReasons[status]}</span>
      )}
    </div>
  )
}

/** Rerenders each second, because authenticator codes change and codes expire without an event. */
function useRerenderEachSecond() {
  const [, setSeconds] = useState(0)
  useEffect(() => {
    const timer = setInterval(() => setSeconds((seconds) => seconds + 1), 1000)
    return () => clearInterval(timer)
  }, [])
}

/** Lists the authenticator's code and the service's "sent" messages, newest first. No message leaves the prototype. */
export function MessagesSection({ prototype, state, page }: PanelPartProps) {
  useRerenderEachSecond()
  const { outbox, peek } = state.sandbox.service
  const currentCode = getAuthenticatorCode(state)
  return (
    <Section title="Messages">
      {outbox.length === 0 && (
        <p className="text-small text-muted">Codes and links that the product sends appear here.</p>
      )}
      <ol className="grid gap-2 empty:hidden">
        {currentCode !== undefined && (
          <li className={card}>
            <p>
              <strong className="font-semibold">Authenticator</strong>{' '}
              <span className="text-small text-muted">now</span>
            </p>
            <Code code={currentCode} page={page} />
          </li>
        )}
        {outbox.toReversed().map((message) => {
          const { at, channel, to, purpose, code, link } = message
          return (
            <li key={`${at} ${to} ${code ?? link}`} className={card}>
              <p>
                <strong className="font-semibold">{channels[channel]}</strong>{' '}
                <span className="text-small text-muted">to {to}</span>
              </p>
              <p className="text-small text-muted">{purpose}</p>
              {code !== undefined && <Code code={code} status={peek.code(message)?.status} page={page} />}
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
